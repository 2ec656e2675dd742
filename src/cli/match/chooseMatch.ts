import type { SaveFolder } from '../../storage/saveFolder.js';
import type { Context } from '../context.js';
import type { PlayOptions } from '../playOptions.js';
import { type Desk, notKept, seatNewMatch } from './desk.js';
import { describe, resume } from './resume.js';
import { setupFrom } from './setup.js';
import type { Opening } from './tableSide.js';

/** What `rikken play` is going to do. */
export type Chosen =
  | { readonly kind: 'play'; readonly opening: Opening }
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  | { readonly kind: 'refused'; readonly sentence: string };

/** The matches that can be gone on with, the newest first; none where they cannot be looked up. */
function unfinishedIn(context: Context, { folder, warn }: Desk): readonly string[] {
  if (folder === null) return [];
  const ids = folder.unfinished();
  if (!ids.ok) warn(notKept(context, ids.error));
  return ids.ok ? ids.value : [];
}

function newMatch(context: Context, options: PlayOptions, desk: Desk): Chosen {
  const seated = seatNewMatch(context, desk, setupFrom(options));
  return { kind: 'play', opening: { ...seated, notice: null, recap: [] } };
}

/** The newest match that nobody else has, for practice if that is asked; matches that cannot be read are told about and passed over. */
function newest(context: Context, options: PlayOptions, desk: Desk): Chosen {
  for (const id of unfinishedIn(context, desk)) {
    if (desk.folder === null) break;
    const resumed = resume(context, desk, desk.folder, id);
    if (resumed.kind === 'seated') {
      const { opening } = resumed;
      if (!options.practice || opening.sitting.setup.practice) return { kind: 'play', opening };
      opening.journal.close();
    }
    if (resumed.kind === 'unreadable') desk.warn(resumed.sentence);
  }
  return newMatch(context, options, desk);
}

function list(context: Context, desk: Desk): Chosen {
  const { folder } = desk;
  const lines = unfinishedIn(context, desk).flatMap((id) => {
    const line = folder === null ? null : describe(context, folder, id);
    return line === null ? [] : [line];
  });
  return { kind: 'list', lines: lines.length === 0 ? [context.texts.plain.noMatches] : lines };
}

function named(context: Context, desk: Desk, folder: SaveFolder | null, id: string): Chosen {
  const { plain } = context.texts;
  const resumed = folder === null ? ({ kind: 'none' } as const) : resume(context, desk, folder, id);
  switch (resumed.kind) {
    case 'seated':
      return { kind: 'play', opening: resumed.opening };
    case 'held':
      return { kind: 'refused', sentence: plain.heldElsewhere(id) };
    case 'unreadable':
      return { kind: 'refused', sentence: resumed.sentence };
    case 'none':
      return { kind: 'refused', sentence: plain.noSuchMatch(id, unfinishedIn(context, desk).join(', ')) };
  }
}

/** The match that was asked for: a new one, a certain one, or the newest; or the list of those that can be gone on with. */
export function chooseMatch(context: Context, options: PlayOptions, desk: Desk): Chosen {
  const { match } = options;
  if (match.kind === 'resume') {
    return match.id === null ? list(context, desk) : named(context, desk, desk.folder, match.id);
  }
  // A script begins a match of its own: what it answers was not meant for somebody's half-played one.
  const isPerson = context.stdin.isTTY === true;
  return match.kind === 'newest' && isPerson
    ? newest(context, options, desk)
    : newMatch(context, options, desk);
}
