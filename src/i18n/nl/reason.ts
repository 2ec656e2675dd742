import type { Reason } from '../../bots/reason.js';
import type { Action } from '../../engine/action.js';
import { gameName, type NameOf } from '../contractNames.js';
import { expectedPoints, isLikely, oneDecimal, percent } from '../figures.js';
import type { Labels } from '../labels.js';
import type { ReasonTexts } from '../texts/reason.js';
import { capitalised } from '../words.js';

const decimal = (value: number): string => oneDecimal(value, ',');
const points = (value: number): string => expectedPoints(value, ',');
const cards = (count: number): string => (count === 1 ? '1 kaart' : `${count} kaarten`);

/** How good a bid looks; the tricks of a bid for an exact number are no estimate and are left out. */
const prospects = (tricks: number, chance: number): string =>
  Number.isInteger(tricks)
    ? `${percent(chance)} kans`
    : `naar schatting ${decimal(tricks)} slagen, ${percent(chance)} kans`;

/** A card above the trick that is played because it costs least, not because it will hold it. */
const cheapest = (card: string, chance: string): string =>
  `${card} kost het minst, al houdt hij de slag zelden: ${chance} kans.`;

function nothingPays(
  { best, points: expected, passing }: Extract<Reason, { readonly code: 'nothing-pays' }>,
  nameOf: NameOf,
): string {
  return best === null
    ? 'Er is niets te bieden, dus pas.'
    : `Te mager: ${nameOf(best)} brengt gemiddeld ${points(expected)} punten op, een pas ${points(passing)}.`;
}

function sentence(reason: Reason, labels: Labels, nameOf: NameOf): string {
  const card = 'card' in reason ? labels.card(reason.card) : '';
  const suit = 'suit' in reason && reason.suit !== null ? labels.suit(reason.suit) : '';
  const seat = 'seat' in reason ? labels.seat(reason.seat) : '';
  const chance = 'chance' in reason ? percent(reason.chance) : '';
  const safety = 'safety' in reason ? percent(reason.safety) : '';
  switch (reason.code) {
    case 'any-legal':
      return `Willekeurig gekozen uit ${reason.choices}.`;
    case 'only-choice':
      return 'Iets anders mag niet.';
    case 'bid-pays':
      return `${capitalised(prospects(reason.tricks, reason.chance))} dat het lukt: gemiddeld ${points(reason.points)} punten, een pas ${points(reason.passing)}.`;
    case 'bid-loses-least':
      return `Passen mag niet; dit is het beste: ${prospects(reason.tricks, reason.chance)}, gemiddeld ${points(reason.points)} punten.`;
    case 'announce-aces':
      return `${reason.aces} azen in de hand: dat is ${nameOf(reason.contract)}.`;
    case 'nothing-pays':
      return nothingPays(reason, nameOf);
    case 'choose-game':
      return `Bij deze kaarten past ${gameName(reason.game)} het best: gemiddeld ${points(reason.points)} punten.`;
    case 'best-trump':
      return `Met ${suit} (${cards(reason.length)}) zijn het naar schatting ${decimal(reason.tricks)} slagen, meer dan met een andere kleur.`;
    case 'call-short-suit':
      if (reason.held === 0)
        return `Geen kaart van die kleur in de hand: wat er naast ${card} van valt, is te troeven.`;
      return `Met maar ${cards(reason.held)} in die kleur valt ${card} gauw; daarna is er in te troeven.`;
    case 'call-to-promote':
      return `De eigen kaarten komen er vlak onder: valt ${card}, dan zijn ze hoog (${reason.held} in die kleur).`;
    case 'call-long-suit':
      return `In een kortere kleur valt niets beters te vragen dan ${card} (${reason.held} in die kleur).`;
    case 'call-blind':
      return `Van die kleur zit niets in de hand: ${card} gaat blind, en verder is er in te troeven.`;
    case 'draw-trumps':
      return `Troef trekken (${suit}): de tegenpartij heeft er naar schatting nog ${decimal(reason.out)}.`;
    case 'trump-for-declarer':
      return `Troef (${suit}) helpt de rikker trekken: de tegenpartij heeft er naar schatting nog ${decimal(reason.out)}.`;
    case 'trump-against-ruffs':
      return `Troef (${suit}) neemt de ander introevers af: daar zijn er naar schatting nog ${decimal(reason.out)}.`;
    case 'find-partner':
      return `De gevraagde kleur (${suit}) haalt de maat tevoorschijn: ${chance} kans op de slag.`;
    case 'lead-face-down':
      return `Dicht uitkomen haalt de gevraagde kaart (${suit}) op tafel: ${chance} kans op de slag.`;
    case 'cash-winner':
      return isLikely(reason.chance)
        ? `${card} is nu de hoogste: de slag binnenhalen, ${chance} kans dat hij houdt.`
        : `${card} is nu de hoogste, al wordt hij vaak afgetroefd: ${chance} kans dat hij houdt.`;
    case 'lead-singleton':
      return `De enige kaart in ${suit} weg, om die kleur straks in te troeven.`;
    case 'force-out-higher':
      return reason.higher === 1
        ? `${card} jaagt de enige hogere kaart eruit; daarna is de kleur hoog.`
        : `${card} jaagt een van de ${reason.higher} hogere kaarten eruit; zo wordt de kleur hoog.`;
    case 'lead-least-loss':
      return `Uitkomen in ${suit} geeft het minst weg: ${chance} kans op de slag.`;
    case 'last-hand-cheapest-winner':
      return 'Niemand komt er meer na: de goedkoopste kaart die de slag haalt is genoeg.';
    case 'second-hand-low':
      return 'De tweede speelt laag en bewaart zijn hoge kaarten.';
    case 'third-hand-high':
      return isLikely(reason.chance)
        ? `Hierna speelt er nog maar één, dus hoog: ${chance} kans op de slag.`
        : cheapest(card, chance);
    case 'take-with-highest':
      return `${card} is de hoogste die er nog is: neem de slag.`;
    case 'play-high':
      return isLikely(reason.chance) ? `${card} kan de slag houden: ${chance} kans.` : cheapest(card, chance);
    case 'partner-is-winning':
      return `De slag ligt al goed, bij ${seat}: daar hoeft niets hoogs meer op.`;
    case 'cannot-beat':
      return 'De slag is niet te winnen, dus zo goedkoop mogelijk.';
    case 'not-worth-it':
      return `Deze slag is geen hoge kaart waard; ${card} kost het minst.`;
    case 'ruff':
      return `Introeven met ${card}: ${chance} kans op de slag.`;
    case 'overruff':
      return `Overtroeven met ${card}: dat gaat over de troef die er ligt.`;
    case 'save-trump':
      return `Deze slag is geen troef waard; ${card} is het best te missen.`;
    case 'discard':
      return `Winnen kan niet meer; ${card} is het best te missen.`;
    case 'duck-high':
      return `Zo hoog mogelijk onder de slag door met ${card}: ${safety} kans dat het verder goed gaat.`;
    case 'shed-danger':
      return `Nu is ${card} gratis kwijt te raken: ${safety} kans dat het met de rest goed gaat.`;
    case 'safe-exit':
      return `${card} is de veiligste kaart om mee uit te komen: ${safety} kans dat het goed gaat.`;
    case 'take-planned-trick':
      return `Dit is de slag om te nemen, met ${card}: ${safety} kans dat het verder goed gaat.`;
    case 'least-risk':
      return `${card} gaat over de slag, maar de rest is gevaarlijker: ${safety} kans dat het goed gaat.`;
    case 'attack-exposed-suit':
      return `${capitalised(seat)} is zwak in ${suit}: ${chance} kans dat de slag daar valt.`;
    case 'stay-below':
      return `Met ${card} eronder blijven, zodat de slag bij ${seat} kan vallen.`;
    case 'keep-low-cards':
      return `${card} kan weg; de lage kaarten in de andere kleuren zijn later nodig.`;
    case 'get-rid-of-high':
      return `${card} nu kwijt; de lagere kaarten daaronder zijn later nodig.`;
    case 'take-his-trick':
      return `Met ${card} de slag afpakken van ${seat}, want daar is elke slag nodig.`;
    case 'open-hands-solved':
      if (reason.made) return 'Alle kaarten zijn bekend, en zo is het niet meer te verliezen.';
      return reason.suit === null
        ? `Alle kaarten zijn bekend: ${seat} moet een slag te kort komen.`
        : `Alle kaarten zijn bekend: in ${suit} moet ${seat} een slag te veel nemen.`;
    case 'nothing-at-stake':
      return 'Er valt niets meer te winnen of te verliezen: elke kaart is goed.';
  }
}

function choice(action: Action, labels: Labels, nameOf: NameOf): string {
  switch (action.type) {
    case 'pass':
      return 'pas';
    case 'bid':
      return nameOf(action.bid);
    case 'game':
      return gameName(action.game);
    case 'trump':
      return `${labels.suit(action.suit)} als troef`;
    case 'call':
      return action.blind ? `${labels.card(action.card)} blind vragen` : `${labels.card(action.card)} vragen`;
    case 'play':
      if (action.card === null) return 'een kaart dicht';
      return action.faceDown ? `${labels.card(action.card)} dicht` : labels.card(action.card);
  }
}

/** Why a bot does what it does, in Dutch, with contracts named by this function. */
export const reason = (nameOf: NameOf): ReasonTexts => ({
  sentence: (why, labels) => sentence(why, labels, nameOf),
  choice: (action, labels) => choice(action, labels, nameOf),
  hint: (choice, why) => `Tip: ${choice}. ${why}`,
  preferred: (choice, why) => `De bot kiest ${choice}. ${why}`,
});
