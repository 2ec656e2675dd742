import type { Unsound } from '../../engine/soundness.js';

/** What is wrong with the file of a club, with what notation tells about it. */
export interface ClubFaultFacts {
  readonly code: string;
  /** The field, from the outside in. */
  readonly path: readonly (string | number)[];
  readonly found: string;
  /** What is accepted there; empty where the code says it all. */
  readonly expected: readonly string[];
  readonly unsound: Unsound | null;
}

/** What is said about the files of clubs. */
export interface ClubTexts {
  /** One sentence: the field, what is wrong, what stands there, what may stand there. */
  fault(facts: ClubFaultFacts): string;
  /** That there are so many more faults. */
  more(count: number): string;
  /** A new file has been written. */
  written(file: string): string;
}
