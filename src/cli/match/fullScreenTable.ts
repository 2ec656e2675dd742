import type { Action } from '../../engine/action.js';
import type { Event } from '../../engine/event.js';
import { type Observation, observe } from '../../engine/observation.js';
import { namedIn } from '../../i18n/index.js';
import { labelsFor } from '../../i18n/labels.js';
import { setEcho } from '../../session/terminalEcho.js';
import { openTable, type Table } from '../../ui/openTable.js';
import { scoreRowOf } from '../../ui/scoreRow.js';
import { allowsUnicode, colourLevel } from '../../ui/terminal/colour.js';
import { type Context, EXIT } from '../context.js';
import { faultSentence } from '../fault.js';
import type { TableChoices } from '../playOptions.js';
import { coachFor } from './coach.js';
import { levelsOf, shownNames } from './names.js';
import type { Leaving } from './openTable.js';
import { tableRules } from './tableRules.js';
import type { Opening, TableSide } from './tableSide.js';

/** The table on the whole screen; each match gets a fresh one. */
export class FullScreenTable implements TableSide {
  readonly #context: Context;
  readonly #choices: TableChoices;
  readonly #onLeave: (why: Leaving) => void;
  #table: Table | null = null;

  constructor(context: Context, choices: TableChoices, onLeave: (why: Leaving) => void) {
    this.#context = context;
    this.#choices = choices;
    this.#onLeave = onLeave;
  }

  get #current(): Table {
    if (this.#table === null) throw new Error('no match has begun at this table');
    return this.#table;
  }

  /** Opens a table for a match; one that goes on is shown as it stands. */
  async begin(opening: Opening): Promise<void> {
    await this.#table?.close();
    const table = this.#open(opening);
    this.#table = table;
    void table.left.then(this.#onLeave);
    const { state, setup } = opening.sitting;
    const observation = observe(state, setup.seat);
    if (observation.deal !== null || observation.finished !== null)
      await table.show({ observation, events: [] });
  }

  #open({ sitting, journal, notice }: Opening): Table {
    const { stdin, stdout, env, host } = this.#context;
    const texts = namedIn(this.#context.texts, sitting.setup.ruleset);
    const { speed, colour, auto } = this.#choices;
    const ascii = !allowsUnicode({ env, ascii: this.#choices.ascii });
    const names = shownNames(texts, sitting.setup);
    return openTable({
      texts,
      seat: sitting.setup.seat,
      names,
      rules: (width) => tableRules(texts, sitting.setup, width),
      levels: levelsOf(sitting.setup),
      coach: coachFor(texts, labelsFor(names, ascii), sitting.setup.practice),
      speed,
      notice,
      history: sitting.finished.map(scoreRowOf),
      ascii,
      colourLevel: colourLevel({ env, noColour: !colour, output: stdout }),
      stdin,
      stdout,
      watchOnly: auto,
      ...(stdin.isTTY === true ? { hush: (quiet) => setEcho(!quiet) } : {}),
      ...(host === null ? {} : { host }),
      onCrash: (error) => this.#tellFault(journal.fault(error)),
    });
  }

  #tellFault(error: Error): number {
    const { env, host, stderr } = this.#context;
    stderr.write(`${faultSentence(error, host?.argv.slice(2) ?? [], { env })}\n`);
    return EXIT.fault;
  }

  show(events: readonly Event[], observation: Observation): Promise<void> {
    return this.#current.show({ events, observation });
  }

  act(observation: Observation, signal: AbortSignal, offered: boolean): Promise<Action | 'claim'> {
    return this.#current.act(observation, signal, offered);
  }

  matchOver(observation: Observation): Promise<'again' | 'quit'> {
    return this.#current.matchOver(observation);
  }

  async close(): Promise<void> {
    await this.#table?.close();
  }
}
