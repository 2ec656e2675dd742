import { biddable, type Contract, type Ruleset } from './ruleset.js';

/** Why a ruleset cannot be played: a code, and the contracts, bids or games that it is about. */
export interface Unsound {
  readonly code:
    | 'no-bids'
    | 'same-id'
    | 'packets-sum'
    | 'joinable-needs-no-trump'
    | 'aces-need-fourth-ace'
    | 'fourth-ace-needs-aces'
    | 'announced-needs-fourth-ace'
    | 'one-announcement'
    | 'silent-needs-fourth-ace'
    | 'silent-partner-cannot-act'
    | 'partner-leads-openly'
    | 'called-card-needs-trump'
    | 'trump-needs-fourth-ace'
    | 'trump-needs-turned-card'
    | 'unknown-bid-in-after'
    | 'unknown-opening'
    | 'unknown-game'
    | 'no-games-to-choose'
    | 'no-opening-for-dealer';
  readonly ids: readonly string[];
}

/** Contracts that break a condition, as one problem, or nothing. */
const among = (
  ruleset: Ruleset,
  code: Unsound['code'],
  broken: (contract: Contract) => boolean,
): readonly Unsound[] => {
  const ids = ruleset.contracts.filter(broken).map((contract) => contract.id);
  return ids.length === 0 ? [] : [{ code, ids }];
};

const hasTrumpToCallBeside = ({ trump }: Contract): boolean =>
  trump === 'declarer' || trump === 'turned' || ['S', 'H', 'D', 'C'].includes(trump);

/** What is wrong with the parts of single contracts. */
function unsoundContracts(ruleset: Ruleset): readonly Unsound[] {
  const find = (code: Unsound['code'], broken: (contract: Contract) => boolean) =>
    among(ruleset, code, broken);
  return [
    ...find('joinable-needs-no-trump', (c) => c.joinable && (c.side !== 'alone' || c.trump !== 'none')),
    ...find('aces-need-fourth-ace', (c) => c.aces !== null && c.side !== 'fourth-ace'),
    ...find('fourth-ace-needs-aces', (c) => c.side === 'fourth-ace' && c.aces !== 3),
    ...find('announced-needs-fourth-ace', (c) => c.announced !== 'none' && c.side !== 'fourth-ace'),
    ...find('silent-needs-fourth-ace', (c) => c.partnerSilent && c.side !== 'fourth-ace'),
    ...find(
      'silent-partner-cannot-act',
      (c) => c.partnerSilent && (c.trump === 'partner' || c.lead === 'partner'),
    ),
    ...find('partner-leads-openly', (c) => c.lead === 'partner' && c.side !== 'fourth-ace'),
    ...find('called-card-needs-trump', (c) => c.side === 'called-card' && !hasTrumpToCallBeside(c)),
    ...find(
      'trump-needs-fourth-ace',
      (c) => c.side === 'alone' && (c.trump === 'partner' || c.trump === 'ace-suit'),
    ),
    ...find('trump-needs-turned-card', (c) => c.trump === 'turned' && !ruleset.turnedTrump),
  ];
}

/** What is wrong with the names that a ruleset uses of its own bids and games. */
function unknownNames(ruleset: Ruleset): readonly Unsound[] {
  const bids = ruleset.contracts.map((contract) => contract.id);
  const games = ruleset.games.map((game) => game.id);
  const { passOut } = ruleset;
  const wanted =
    passOut.kind === 'dealer-chooses' ? passOut.games : passOut.kind === 'game' ? [passOut.game] : [];
  const problem = (code: Unsound['code'], ids: readonly string[]): readonly Unsound[] =>
    ids.length === 0 ? [] : [{ code, ids }];
  const all = [...bids, ...games];
  return [
    ...problem(
      'same-id',
      all.filter((id, index) => all.indexOf(id) !== index),
    ),
    ...problem(
      'unknown-bid-in-after',
      ruleset.contracts.flatMap((c) => c.after.filter((id) => !bids.includes(id))),
    ),
    ...problem(
      'unknown-opening',
      (ruleset.mayOpen ?? []).filter((id) => !bids.includes(id)),
    ),
    ...problem(
      'unknown-game',
      wanted.filter((id) => !games.includes(id)),
    ),
  ];
}

/** Whether a dealer who has to bid can always open with something, whatever he holds (R4.5). */
function dealerCanOpen(ruleset: Ruleset): boolean {
  if (ruleset.passOut.kind !== 'dealer-bids') return true;
  const openings = biddable(ruleset).filter((contract) => ruleset.mayOpen?.includes(contract.id) ?? true);
  return openings.some((contract) => contract.after.length === 0 && contract.aces === null);
}

/**
 * Why a ruleset cannot be played, every reason; empty when it can. A sound ruleset never reaches a state in which the seat to act
 * has no legal action.
 */
export function unsoundness(ruleset: Ruleset): readonly Unsound[] {
  const whole: Unsound[] = [];
  const announced = ruleset.contracts.filter((contract) => contract.announced !== 'none');
  if (biddable(ruleset).length === 0) whole.push({ code: 'no-bids', ids: [] });
  if (ruleset.packets.reduce((sum, packet) => sum + packet, 0) !== 13)
    whole.push({ code: 'packets-sum', ids: [] });
  if (announced.length > 1)
    whole.push({ code: 'one-announcement', ids: announced.map((contract) => contract.id) });
  if (ruleset.passOut.kind === 'dealer-chooses' && ruleset.passOut.games.length === 0) {
    whole.push({ code: 'no-games-to-choose', ids: [] });
  }
  if (!dealerCanOpen(ruleset))
    whole.push({ code: 'no-opening-for-dealer', ids: [...(ruleset.mayOpen ?? [])] });
  return [...whole, ...unsoundContracts(ruleset), ...unknownNames(ruleset)];
}
