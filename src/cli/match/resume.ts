import { seatsOf } from '../../engine/seats.js';
import { type FinishedDeal, type GameState, hasTurn } from '../../engine/state.js';
import type { ReplayedRecord } from '../../notation/replay.js';
import type { Save } from '../../storage/save.js';
import { readSavedMatch, type SavedMatch } from '../../storage/savedMatch.js';
import type { SaveFolder } from '../../storage/saveFolder.js';
import type { Context } from '../context.js';
import { type Desk, notKept } from './desk.js';
import { Journal } from './journal.js';
import { shownNames, shownRuleset } from './names.js';
import { playedBefore } from './playedTag.js';
import { setupOf } from './setupTags.js';
import { Sitting } from './sitting.js';
import type { Opening } from './tableSide.js';

/** What became of a saved match that was to be gone on with. */
export type Resumed =
  | { readonly kind: 'seated'; readonly opening: Opening }
  /** It has ended, or somebody else has it, or it is gone. */
  | { readonly kind: 'none' }
  | { readonly kind: 'held' }
  /** It cannot be read; it is left as it is. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

/** The board of the deal in play, or of the next one. */
const boardOf = (state: GameState): number =>
  hasTurn(state)
    ? state.deal.board
    : 'previous' in state && state.previous
      ? state.previous.deal.board + 1
      : 1;

/** The finished deals of the last match of a record, and the steps of the deal that is in play. */
function partsOf({ deals, end }: ReplayedRecord) {
  const beginning = deals.findLastIndex((deal) => deal.beginsMatch);
  const finished = deals.slice(Math.max(0, beginning)).flatMap(({ end: state }): readonly FinishedDeal[] => {
    const previous = 'previous' in state ? state.previous : null;
    return previous === null ? [] : [previous];
  });
  return { finished, recap: hasTurn(end) ? (deals.at(-1)?.steps ?? []) : [] };
}

/** Makes the file hold what was read from it and nothing else, so that more can be appended. */
function mend(save: Save, found: string, { text }: SavedMatch) {
  let same = 0;
  while (same < text.length && found[same] === text[same]) same += 1;
  if (found.length > same) save.cutTo(text.slice(0, same));
  return save.append(text.slice(same));
}

function seat(context: Context, desk: Desk, save: Save, saved: SavedMatch): Opening {
  const { plain } = context.texts;
  const setup = setupOf(saved.header);
  const { finished, recap } = partsOf(saved.replayed);
  const journal = new Journal(save, (error) => desk.warn(notKept(context, error)));
  const state = saved.replayed.end;
  const played = playedBefore(saved.replayed.deals.map(({ record }) => record));
  const notice = (saved.isWhole ? plain.resumed : plain.repaired)(save.id, boardOf(state));
  return {
    journal,
    sitting: new Sitting({ setup, state, finished, played, record: journal.record }),
    notice,
    recap,
  };
}

/** Takes a saved match to the table, if it can be taken and has not ended. */
export function resume(context: Context, desk: Desk, folder: SaveFolder, id: string): Resumed {
  const opened = folder.open(id);
  if (!opened.ok) {
    const { error } = opened;
    if (error.code === 'held') return { kind: 'held' };
    if (error.code === 'not-found') return { kind: 'none' };
    return {
      kind: 'unreadable',
      sentence: context.texts.cli.problem.cannotRead(error.error.path, error.error.code),
    };
  }
  const { save, text } = opened.value;
  const saved = readSavedMatch(text);
  if (!saved.ok) {
    save.close();
    const { line, column } = saved.error;
    return { kind: 'unreadable', sentence: context.texts.plain.unreadableSave(save.path, line, column) };
  }
  if (saved.value.replayed.end.phase === 'over') {
    // The process ended between the last card and the putting away.
    save.finish();
    return { kind: 'none' };
  }
  const mended = mend(save, text, saved.value);
  if (!mended.ok) desk.warn(notKept(context, mended.error));
  return { kind: 'seated', opening: seat(context, desk, save, saved.value) };
}

/** One line about a saved match for the list of `--resume`; null when it has ended or is gone. */
export function describe(context: Context, folder: SaveFolder, id: string): string | null {
  const { texts } = context;
  const text = folder.read(id);
  if (!text.ok) return null;
  const saved = readSavedMatch(text.value);
  if (!saved.ok) return texts.plain.unreadableSave(id, saved.error.line, saved.error.column);
  const state = saved.value.replayed.end;
  if (state.phase === 'over') return null;
  const { players, totals } = state.match;
  const setup = setupOf(saved.value.header);
  const names = shownNames(texts, setup);
  const tally = seatsOf(players).map((other) => `${names[other]} ${totals[other]}`);
  return texts.plain.listed(id, shownRuleset(setup), boardOf(state), tally.join(', '));
}
