import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Texts, textsIn } from '../../src/i18n/index.js';
import {
  CLUB_PROBLEM_CODES,
  HOUSE_RULE_KEYS,
  READ_ERROR_CODES,
  SHIPPED_IDS,
} from '../../src/notation/index.js';

/** Every text of a catalogue by its path; functions are left out. */
function leaves(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...leaves(inner, `${path}.${key}`)]));
}

/** Lines that stand in from the margin are examples, the same in every language. */
const isSentence = (text: string): boolean => !text.startsWith('  ') && text.split(/\s+/).length > 3;

const catalogue = (language: Texts['language']) => leaves(textsIn(language));

describe('the catalogues', () => {
  it('have no text that is empty where it must not be, and none with a space too many', () => {
    for (const language of LANGUAGES) {
      const odd = [...catalogue(language)].filter(([path, text]) => {
        const mayTrail = path === '.cli.options.want';
        return text === '' || / {2}|^ /.test(text) || (text.endsWith(' ') && !mayTrail);
      });
      expect({
        language,
        odd: odd.filter(([path]) => path.startsWith('.cli') || path.startsWith('.rules')),
      }).toEqual({
        language,
        odd: [],
      });
    }
  });

  it('have no sentence that was left untranslated', () => {
    const english = catalogue('en');
    const same = [...catalogue('nl')].filter(
      ([path, text]) => isSentence(text) && english.get(path) === text,
    );
    expect(same).toEqual([]);
  });

  it.each(LANGUAGES)('say in %s what is wrong with a record, for every code of notation', (language) => {
    const { unreadable } = textsIn(language).cli.record;
    const fallback = unreadable({ code: 'no such code', found: 'x', expected: [] });
    const sentences = READ_ERROR_CODES.map((code) => unreadable({ code, found: 'x', expected: [] }));
    expect(sentences).not.toContain(fallback);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
  });

  it('say what stands there and what may stand there', () => {
    const error = { code: 'not-a-seat', found: 'Q', expected: ['N', 'E'] };
    expect(textsIn('en').cli.record.unreadable(error)).toBe("this is no seat: 'Q'; expected: N or E.");
    expect(textsIn('nl').cli.record.unreadable(error)).toBe("dit is geen plaats: 'Q'; verwacht: N of E.");
  });

  it.each(LANGUAGES)('say in %s what is wrong with a club file, for every code', (language) => {
    const { fault } = textsIn(language).cli.club;
    const facts = { path: ['contracts', 'rik', 'goal'], found: 'x', expected: ['y', 'z'], unsound: null };
    const codes = CLUB_PROBLEM_CODES.filter((code) => code !== 'not-playable');
    const sentences = codes.map((code) => fault({ ...facts, code }));
    expect(sentences).not.toContain(fault({ ...facts, code: 'no such code' }));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^contracts\.rik\.goal: .*'x'; \S+ y \S+ z\.$/);
    }
  });

  it.each(LANGUAGES)('say in %s why rules cannot be played, each reason its own sentence', (language) => {
    const { unsound } = textsIn(language).rules;
    const sentences = Object.values(unsound).map((reason) => reason('rik'));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\S.*[^.]\.$/);
    const { fault } = textsIn(language).cli.club;
    const problem = { code: 'aces-need-fourth-ace', ids: ['rik-beter'] } as const;
    const path = ['contracts', 'rik-beter', 'aces'];
    expect(fault({ code: 'not-playable', path, found: '', expected: [], unsound: problem })).toBe(
      `contracts.rik-beter.aces: ${unsound['aces-need-fourth-ace']('rik beter')}`,
    );
  });

  it.each(LANGUAGES)('have in %s a sentence for every house rule and a line for every table', (language) => {
    const { houseRules, fields, rulesets } = textsIn(language).rules;
    const sentences: Readonly<Record<string, string>> = { ...fields, ...houseRules };
    expect(HOUSE_RULE_KEYS.filter((key) => sentences[key] === undefined)).toEqual([]);
    expect(Object.keys(rulesets).toSorted()).toEqual(SHIPPED_IDS.toSorted());
  });

  it.each(LANGUAGES)(
    'say in %s what passing means, beside the bids that follow, on a line of 60 columns',
    (language) => {
      const { moreBids, passMeans } = textsIn(language).table;
      expect(`${moreBids(0, 9)} · ${passMeans}`.length).toBeLessThanOrEqual(57);
    },
  );
});
