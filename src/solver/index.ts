export type {
  BoundResult,
  CalledCardDuty,
  LineResult,
  MovesResult,
  MoveValue,
  Place,
  Side,
  SolveOptions,
  SolveResult,
  Solver,
  SolverPosition,
} from './position.js';
export { createSolver, type SolverOptions } from './solver.js';
