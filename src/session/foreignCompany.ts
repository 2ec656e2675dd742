import type { Seat } from '../engine/seats.js';
import { type ForeignFault, foreignCommand, foreignPlayer } from './foreignPlayer.js';
import { ForeignProgram } from './foreignProgram.js';
import { type Company, ownBots } from './simMatch.js';

/** Bots of our own and foreign programs under their names, until it is closed. */
export interface ForeignCompany {
  readonly company: Company;
  close(): void;
}

/**
 * The company in which a name can be that of a foreign program. Every seat has a process of its own, so that no program sees two
 * hands by mistake; it is started when it is asked for the first time.
 */
export function foreignCompany(onFault: (fault: ForeignFault) => void): ForeignCompany {
  const programs = new Map<string, ForeignProgram>();
  const programAt = (seat: Seat, command: string): ForeignProgram => {
    const key = `${seat} ${command}`;
    const program = programs.get(key) ?? new ForeignProgram(command);
    programs.set(key, program);
    return program;
  };
  return {
    company: (name, seat, seed) => {
      const command = foreignCommand(name);
      if (command === null) return ownBots(name, seat, seed);
      return foreignPlayer(command, programAt(seat, command), onFault);
    },
    close: () => {
      for (const program of programs.values()) program.close();
    },
  };
}
