import type { Oracle, SolveAnswer, SolveQuestion } from './solvePosition.js';

/** Questions about one deal that are answered together, each from what the ones before have found out. */
export interface SolveTask {
  readonly number: number;
  readonly questions: readonly SolveQuestion[];
}

export interface SolvedTask {
  readonly number: number;
  readonly answers: readonly SolveAnswer[];
}

/** Answers a group of questions; the same group has the same answers and nodes, whatever was asked before. */
export function answerTask(oracle: Oracle, { number, questions }: SolveTask): SolvedTask {
  oracle.forget();
  return { number, answers: questions.map((question) => oracle.ask(question)) };
}
