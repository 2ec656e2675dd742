import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rikken } from './support/rikken.js';
import { atKeyboard, newHome, offered, type Person, takesFirst } from './support/table.js';

const OFFER = 'Nothing can change any more: c plays it out.';

/** Plays the first card that is legal, and claims with a word as soon as that is offered. */
function claims(word: string): Person {
  let mayClaim = false;
  return (line) => {
    if (line === OFFER) mayClaim = true;
    if (offered(line) === null) return undefined;
    const answer = mayClaim ? word : takesFirst(line);
    mayClaim = false;
    return answer;
  };
}

describe('claiming at the table of lines', () => {
  test.each(['c', 'claim', ' CLAIM '])(
    '"%s" has the rest played, and the record is one of cards',
    async (word) => {
      const { env, directories } = newHome();
      const { code, stdout, stderr } = await atKeyboard('--deals 2 -s harrie', env, claims(word));
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout.split(OFFER).length - 1).toBe(2);
      const [name = ''] = readdirSync(directories.finished);
      const file = path.join(directories.finished, name);
      expect(await rikken(['check', file])).toMatchObject({ code: 0, stderr: '' });
    },
  );

  test('is refused with the reason where it is not offered', async () => {
    const { stdout } = await atKeyboard('--deals 1 -s harrie', newHome().env, (line) => {
      if (line.startsWith('You can answer: ')) return null;
      return offered(line) === null ? undefined : 'claim';
    });
    expect(stdout).toContain('Not yet: the table plays the rest only when it is certain to change nothing.');
  });

  test('a match left after the offer is offered it again', async () => {
    const { env } = newHome();
    const leaves: Person = (line) => (line === OFFER ? 'q' : takesFirst(line));
    await atKeyboard('--deals 1 -s harrie', env, leaves);
    const { code, stdout } = await atKeyboard('', env, claims('c'));
    expect(code).toBe(0);
    expect(stdout.split(OFFER).length - 1).toBe(1);
    expect(stdout).toContain('End of the match, won by ');
  });
});
