import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** S plays rik with spades and calls the ace of diamonds, which N holds; it stops with S on lead after three tricks. */
export const UNFINISHED = `% RIK 1
[Ruleset "pagat"]
[Players "4"]

[Board "1"]
[Dealer "W"]
[Deal "N:QJ7.KT852.AK98.T 94.943.T5.976432 AT8632.76.4.AQJ8 K5.AQJ.QJ7632.K5"]
[Auction "N"]
pas pas rik pas
[Contract "S rik"]
[Trump "S"]
[Call "DA"]
[Play "N"]
HK H3 H6 HA
DQ DA D5 D4
CT C2 CA C5
`;

/** The beginning of that record, up to and with the line that begins so. */
export function upTo(beginning: string): string {
  const lines = UNFINISHED.split('\n');
  const last = lines.findIndex((line) => line.startsWith(beginning));
  if (last < 0) throw new Error(`the record has no line that begins with ${beginning}`);
  return `${lines.slice(0, last + 1).join('\n')}\n`;
}

/** The line of that record that begins so, counted from 1. */
export const lineOf = (beginning: string): number => upTo(beginning).split('\n').length - 1;

/** The record with one piece of its text replaced. */
export function withChange(from: string, to: string): string {
  if (!UNFINISHED.includes(from)) throw new Error(`the record does not contain ${from}`);
  return UNFINISHED.replace(from, to);
}

/** A directory that is there for one test file. */
export class Scratch {
  readonly path = mkdtempSync(path.join(tmpdir(), 'rikken-test-'));

  /** Writes a file and returns its path. */
  write(name: string, text: string): string {
    const file = path.join(this.path, name);
    writeFileSync(file, text);
    return file;
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
