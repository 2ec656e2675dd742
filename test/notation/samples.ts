import { type ReadError, type ReplayedRecord, readRecord, replayRecord } from '../../src/notation/index.js';
import type { RikRecord } from '../../src/notation/record.js';
import type { ReplayError } from '../../src/notation/replayError.js';

/** A header with everything that it can say. */
export const HEADER = `% RIK 1
[Ruleset "pagat"]
[Rules "deals=20"]
[Players "4"]
[Seed "x128:harrie"]
[N "Truus"] [E "Sjef"] [S "You"] [W "Harrie"]
`;

/** Rik beter: hearts are trump without being named, a called ace. */
export const BETER = `
[Board "3"]
[Dealer "W"]
[Deal "N:2.T63.AJ9876432. QJT9763.J..J9853 .KQ8754.KQT5.AKQ AK854.A92..T7642"]
[Auction "N"]
pas pas rik-beter pas
[Contract "S rik-beter"]
[Trump "H"]
[Call "DA"]
[Play "N"]
D2 ST DK HA
C4 DJ C3 CA
D5 S5 DA S7
H3 HJ H7 H9
CJ CQ C7 D3
H8 H2 H6 C5
DQ S8 D8 SJ
H5 SA HT S3
D9 SQ DT S4
HQ CT S2 C9
H4 SK D6 C8
HK C6 D4 S9
CK C2 D7 S6
[Tricks "N 2 E 1 S 9 W 1"]
[Score "N +4 E -4 S +4 W -4"]
`;

/** Troela: the holder of the fourth ace names trump; the draw for dealer stands before the deal. */
export const TROELA = `
[Draw "N C6 E DQ S H5 W CT"]
[Board "1"]
[Dealer "E"]
[Deal "N:KJ74.A63.A2.AK83 Q98.J.KQ943.QJT9 T52.Q42.8765.764 A63.KT9875.JT.52"]
[Auction "S"]
pas rik troela pas pas
[Contract "N troela"]
[Partner "W"]
[Trump "H"]
[Play "S"]
D6 DT D2 D4
H9 H6 HJ H2
CJ C4 C5 C3
D9 D7 DJ DA
HA SQ HQ HK
CA CT C7 C2
CK CQ C6 S3
SJ S9 ST S6
SK S8 S2 SA
H7 H3 DQ H4
H5 C8 DK D8
HT S7 C9 S5
H8 S4 D3 D5
[Tricks "N 5 E 2 S 0 W 6"]
[Score "N +5 E -5 S -5 W +5"]
`;

/** Open misère beside open piek. */
export const TWO_CONTRACTS = `
[Board "2"]
[Dealer "W"]
[Deal "N:Q876.AKJT74.J83. JT53.Q8.K975.Q95 A42.9.QT6.AKJ642 K9.6532.A42.T873"]
[Auction "N"]
pas pas alleen-9 open-misere open-piek
[Contract "W open-misere, S open-piek"]
[Play "N"]
S8 S3 S2 SK
DA D3 D7 DQ
D4 DJ DK D6
ST S4 S9 SQ
H4 H8 H9 H6
DT D2 D8 D9
SA C8 S6 S5
C4 CT HT CQ
SJ C2 H2 S7
D5 CA C3 HA
HQ CJ H5 H7
C5 C6 C7 HJ
H3 HK C9 CK
[Tricks "N 2 E 5 S 3 W 3"]
[Score "N +20 E +20 S -20 W -20"]
`;

/** A blind call with a lead face down. */
export const BLIND = `
[Board "2"]
[Dealer "E"]
[Deal "N:AKQJ8...QJT98762 T54.AKJ962.T763. 9762.Q.942.AK543 3.T87543.AKQJ85."]
[Auction "S"]
pas pas rik pas
[Contract "N rik"]
[Trump "C"]
[Call "DA blind"]
[Play "S"]
C5 H8 CT HK
CJ* DT D4 DA
SA S5 S6 S3
CQ H2 C3 D8
C8 HJ CA DJ
D2 D5 C6 D6
C7 H9 C4 DQ
C9 ST CK H3
S2 H5 S8 S4
C2 D3 HQ DK
SQ H6 S7 H7
SJ HA S9 HT
SK D7 D9 H4
[Tricks "N 11 E 0 S 2 W 0"]
[Score "N +4 E -4 S -4 W +4"]
`;

/** Everybody passes. */
export const THROWN_IN = `
[Board "1"]
[Dealer "E"]
[Deal "N:J.KJ7.KQ86.QJ962 T8762.A952.4.AK4 K9.Q43.T9732.875 AQ543.T86.AJ5.T3"]
[Auction "S"]
pas pas pas pas
[Contract "pas"]
[Score "N 0 E 0 S 0 W 0"]
`;

export const PLAYED = [BETER, TROELA, TWO_CONTRACTS, BLIND, THROWN_IN];

/** The record that a text holds; throws when it cannot be read. */
export function mustRead(text: string): RikRecord {
  const record = readRecord(text);
  if (!record.ok) throw new Error(`cannot be read: ${JSON.stringify(record.error)}`);
  return record.value;
}

/** Why a text cannot be read; throws when it can. */
export function readFault(text: string): ReadError {
  const record = readRecord(text);
  if (record.ok) throw new Error('was read');
  return record.error;
}

/** A text played through the engine; throws when something in it does not hold. */
export function mustReplay(text: string): ReplayedRecord {
  const replayed = replayRecord(mustRead(text));
  if (!replayed.ok) throw new Error(`does not hold: ${JSON.stringify(replayed.error)}`);
  return replayed.value;
}

/** What in a text does not hold against the rules; throws when everything does. */
export function replayFault(text: string): ReplayError {
  const replayed = replayRecord(mustRead(text));
  if (replayed.ok) throw new Error('holds');
  return replayed.error;
}

/** The text up to and including the given words, for records that stop there. */
export const upTo = (text: string, words: string): string =>
  text.slice(0, text.indexOf(words) + words.length);

/** The text with a part replaced that must be in it. */
export function changed(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`'${part}' is not in the text`);
  return text.replace(part, () => by);
}
