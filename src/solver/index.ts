export type {
  CalledCardDuty,
  MoveValue,
  Place,
  Side,
  Solver,
  SolverPosition,
} from './position.js';
export { createSolver, type SolverOptions } from './solver.js';
