import { SEAT_LETTERS } from '../engine/seats.js';
import type { Texts } from '../i18n/index.js';
import { FOREIGN, type ForeignFault } from '../session/foreignPlayer.js';
import { PATIENCE } from '../session/foreignProgram.js';
import { LONGEST_LINE } from '../session/lines.js';
import { listWords, shortened } from './options/values.js';

/** The sentence about a foreign program that did not decide as it should. */
export function foreignSentence(texts: Texts, { code, command, seat, found, legal }: ForeignFault): string {
  const { foreign } = texts.cli;
  const words = shortened(found);
  const what = {
    'cannot-start': foreign.cannotStart(words),
    ended: foreign.ended(found),
    'too-late': foreign.tooLate(PATIENCE / 1000),
    'line-too-long': foreign.lineTooLong(LONGEST_LINE),
    unreadable: foreign.unreadable(words),
    refused: foreign.refused(found.length > 300 ? `${found.slice(0, 300)}…` : found),
    illegal: foreign.illegal(words, listWords(legal)),
  };
  return foreign.sentence(shortened(FOREIGN + command), SEAT_LETTERS[seat], what[code]);
}
