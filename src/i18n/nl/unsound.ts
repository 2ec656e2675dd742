import type { RulesTexts } from '../texts/rules.js';

/** Why rules cannot be played, in Dutch, one sentence for each code. */
export const unsound: RulesTexts['unsound'] = {
  'no-bids': () => 'Er valt niets te bieden: houd minstens één contract over dat geboden kan worden.',
  'same-id': (ids) => `${ids} staat er twee keer: elk contract en elk spelletje heeft een eigen id nodig.`,
  'packets-sum': () => 'De pakjes zijn samen geen dertien kaarten.',
  'joinable-needs-no-trump': (ids) =>
    `Naast ${ids} kan niemand meespelen: alleen contracten die alleen en zonder troef gespeeld worden kunnen naast elkaar.`,
  'aces-need-fourth-ace': (ids) =>
    `${ids} vraagt azen, en dat doet alleen een contract met wie de vierde aas heeft.`,
  'fourth-ace-needs-aces': (ids) =>
    `${ids} wordt gespeeld met wie de vierde aas heeft, en moet dus drie azen vragen.`,
  'announced-needs-fourth-ace': (ids) =>
    `${ids} kan niet gemeld worden: dat kan alleen een contract met wie de vierde aas heeft.`,
  'one-announcement': (ids) => `${ids} zouden allemaal door dezelfde azen gemeld worden: houd er één over.`,
  'silent-needs-fourth-ace': (ids) =>
    `${ids} heeft geen maat die kan zwijgen: dat is voor contracten met wie de vierde aas heeft.`,
  'silent-partner-cannot-act': (ids) =>
    `De maat bij ${ids} zwijgt, en kan dus geen troef kiezen en niet als maat uitkomen.`,
  'partner-leads-openly': (ids) =>
    `De maat kan bij ${ids} niet uitkomen: alleen wie de vierde aas heeft is vooraf bekend.`,
  'called-card-needs-trump': (ids) =>
    `Bij ${ids} wordt een kaart gevraagd, dus moet de troef vooraf vaststaan: keuze van de rikker, een kleur, of de omgedraaide kaart.`,
  'trump-needs-fourth-ace': (ids) =>
    `${ids} wordt alleen gespeeld, dus geen maat en geen kleur van een vierde aas kan de troef bepalen.`,
  'trump-needs-turned-card': (ids) =>
    `De troef bij ${ids} is de kleur van de omgedraaide kaart, maar er wordt geen kaart omgedraaid.`,
  'unknown-bid-in-after': (ids) => `${ids} moet eerder geboden zijn, maar dat bod bestaat niet.`,
  'unknown-opening': (ids) => `Met ${ids} moet geopend worden, maar dat bod bestaat niet.`,
  'unknown-game': (ids) => `${ids} moet gespeeld worden als iedereen past, maar dat spelletje bestaat niet.`,
  'no-games-to-choose': () => 'De laatste die spreekt moet een spelletje kiezen, maar er is er geen genoemd.',
  'no-opening-for-dealer': () =>
    'De laatste die spreekt moet bieden, maar er is geen bod waarmee elke hand kan openen: laat er een toe zonder azen en zonder eerder bod.',
};
