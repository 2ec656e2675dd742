/**
 * What every card player knows about the features of a card: the weights expected before anything is measured, by kind, purpose and
 * standing, and the bounds within which the fit must stay.
 */

const DEFENDS = ['defender', 'against-soloist'];
const DECLARES = ['declarer', 'announcer', 'soloist'];

/** The weight expected of a feature, in tricks; nothing unless said here. */
export function expectedWeight(kind, purpose, standing, feature) {
  const defends = DEFENDS.includes(standing);
  const isTrump = purpose === 'top-trump' || purpose === 'low-trump';
  switch (`${kind}:${feature}`) {
    case 'lead:wins':
    case 'follow:wins':
    case 'discard:wins':
      return 1;
    case 'lead:keeps':
      return isTrump ? -1 : -0.8;
    case 'follow:keepsTrump':
      return -1;
    case 'follow:keepsSide':
      return -0.8;
    case 'discard:keeps':
      return purpose === 'discard' ? -0.8 : -1;
    case 'lead:drawsEnemies':
      return defends ? 0.07 : 0.7;
    case 'lead:drawsFriends':
      return defends ? -0.07 : -0.7;
    case 'lead:promotes':
      return 0.6;
    case 'lead:enemyRuffs':
      return -0.25;
    case 'lead:singleton':
      return DECLARES.includes(standing) ? 0 : 0.15;
    case 'lead:constant':
      if (purpose === 'winner' && defends) return 0.2;
      return purpose === 'called-suit' && standing === 'declarer' ? 0.1 : 0;
    case 'discard:voids':
      return purpose === 'discard' && !DECLARES.includes(standing) ? 0.1 : 0;
    case 'discard:breaksLink':
      return -0.3;
    default:
      return 0;
  }
}

/** The least and the most that the weight of a feature may be. */
export function boundsOf(kind, purpose, standing, feature) {
  if (kind === 'lead')
    return boundsOfLead(purpose, DEFENDS.includes(standing), feature) ?? boundsOfAny(kind, purpose, feature);
  return boundsOfAny(kind, purpose, feature);
}

/** The bounds for a lead where they are narrower: sure winners come before hopes, and defenders do not draw trumps for their own sake. */
function boundsOfLead(purpose, defends, feature) {
  switch (`${purpose}:${feature}`) {
    case 'winner:constant':
      return defends ? [0.25, 1] : [0.1, 1];
    case 'winner:control':
    case 'winner:winsEarly':
    case 'winner:winsItself':
      return [0, 1];
    case 'side:constant':
    case 'side:early':
    case 'side:control':
      return [-1, 0];
    case 'side:enemyLast':
    case 'side:enemyNext':
      return [-0.5, 0.03];
    case 'low-trump:constant':
    case 'low-trump:early':
      return defends ? [-1, 0] : [-1, 1];
    case 'low-trump:drawsEnemies':
    case 'top-trump:drawsEnemies':
      return defends ? [0, 0.05] : [0, 1.5];
    default:
      return null;
  }
}

/** The bounds of a feature whatever the card is for. */
function boundsOfAny(kind, purpose, feature) {
  switch (feature) {
    case 'wins':
      return [0.3, 2];
    case 'winsEarly':
      return [-0.2, 1];
    case 'winsItself':
    case 'winsSurely':
      return [-0.2, 0.5];
    case 'keeps':
    case 'keepsTrump':
    case 'keepsSide':
      return [-1.5, -0.3];
    case 'enemyRuffs':
      return [-1.5, -0.15];
    case 'underHonour':
    case 'breaksLink':
    case 'drawsFriends':
      return [-1.5, 0];
    case 'drawsEnemies':
    case 'promotes':
    case 'voids':
      return [0, 1.5];
    case 'friendWins':
      return purpose === 'take' || purpose === 'ruff' ? [-1.5, -0.2] : [-0.5, 1.5];
    case 'rank':
      return kind === 'lead' ? [-0.3, 0.3] : [-0.5, 0];
    default:
      return [-1.5, 1.5];
  }
}
