import { WriteStream } from 'node:tty';
import { describe, expect, it } from 'vitest';
import { allowsUnicode, canUseFullScreen, colourLevel } from '../../../src/ui/terminal/colour.js';

/** A terminal, asked as Node asks it; only the environment it is given counts. */
const terminal = { getColorDepth: WriteStream.prototype.getColorDepth };
const xterm = { TERM: 'xterm-256color' };

describe('colours', () => {
  it.each([
    ['an xterm of 256 colours', xterm, 2],
    ['a plain xterm', { TERM: 'xterm' }, 1],
    ['a terminal of all colours', { ...xterm, COLORTERM: 'truecolor' }, 3],
    ['a dumb terminal', { TERM: 'dumb' }, 0],
    ['NO_COLOR', { ...xterm, NO_COLOR: '1' }, 0],
    ['an empty NO_COLOR', { ...xterm, NO_COLOR: '' }, 2],
    ['NO_COLOR against FORCE_COLOR', { ...xterm, NO_COLOR: '1', FORCE_COLOR: '3' }, 0],
    ['FORCE_COLOR without a number', { TERM: 'dumb', FORCE_COLOR: '' }, 1],
    ['FORCE_COLOR=0', { ...xterm, FORCE_COLOR: '0' }, 0],
    ['FORCE_COLOR=false', { ...xterm, FORCE_COLOR: 'false' }, 0],
    ['FORCE_COLOR=2', { TERM: 'xterm', FORCE_COLOR: '2' }, 2],
    ['FORCE_COLOR=3', { TERM: 'xterm', FORCE_COLOR: '3' }, 3],
  ])('of %s', (_, env, level) => {
    expect(colourLevel({ env, output: terminal })).toBe(level);
  });

  it('are none with --no-color, whatever the environment says', () => {
    expect(colourLevel({ env: { ...xterm, FORCE_COLOR: '3' }, noColour: true, output: terminal })).toBe(0);
  });

  it('are none where output is no terminal, unless forced', () => {
    expect(colourLevel({ env: xterm, output: {} })).toBe(0);
    expect(colourLevel({ env: { ...xterm, FORCE_COLOR: '1' }, output: {} })).toBe(1);
  });
});

describe('suit symbols and lines', () => {
  it.each([
    ['a UTF-8 locale', { LANG: 'nl_NL.UTF-8' }, true],
    ['the spelling utf8', { LANG: 'C.utf8' }, true],
    ['no locale', {}, true],
    ['an old locale', { LANG: 'nl_NL.ISO-8859-1' }, false],
    ['the locale C', { LANG: 'C' }, false],
    [
      'LC_ALL before LC_CTYPE before LANG',
      { LC_ALL: 'C', LC_CTYPE: 'nl_NL.UTF-8', LANG: 'nl_NL.UTF-8' },
      false,
    ],
    ['LC_CTYPE before LANG', { LC_CTYPE: 'nl_NL.UTF-8', LANG: 'C' }, true],
    ['empty variables', { LC_ALL: '', LC_CTYPE: '', LANG: 'nl_NL.UTF-8' }, true],
    ['the Linux console', { LANG: 'nl_NL.UTF-8', TERM: 'linux' }, false],
    ['a dumb terminal', { LANG: 'nl_NL.UTF-8', TERM: 'dumb' }, false],
  ])('with %s', (_, env, allowed) => {
    expect(allowsUnicode({ env })).toBe(allowed);
    expect(allowsUnicode({ env, ascii: true })).toBe(false);
  });
});

describe('the full screen', () => {
  it.each([
    [{ isTTY: true }, { isTTY: true }, xterm, true],
    [{}, { isTTY: true }, xterm, false],
    [{ isTTY: true }, {}, xterm, false],
    [{ isTTY: true }, { isTTY: true }, { TERM: 'dumb' }, false],
  ])('with input %j, output %j and %j', (input, output, env, usable) => {
    expect(canUseFullScreen(input, output, env)).toBe(usable);
  });
});
