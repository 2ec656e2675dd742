import { describe, expect, it } from 'vitest';
import { typed } from './support/rikken.js';

const settled = async (line: string): Promise<unknown> => {
  const { code, stdout, stderr } = await typed(`score ${line} --json`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
};

const refused = async (line: string): Promise<string> => {
  const { code, stdout, stderr } = await typed(`score ${line}`);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\.\n$/);
  return stderr;
};

describe('the worked settlements of section 13 for pagat', () => {
  it.each([
    ['rik --tricks 7 --declarer N --partner S', -2, 2, -2, 2],
    ['rik --tricks 10 --declarer N --partner S', 3, -3, 3, -3],
    ['rik --tricks 13 --declarer N --partner S', 7, -7, 7, -7],
    ['alleen-9 --tricks 11 --declarer N', 9, -3, -3, -3],
    ['troela --tricks 8 --declarer N --partner S', 2, -2, 2, -2],
    ['troela --tricks 13 --declarer N --partner S', 8, -8, 8, -8],
    ['misere:N:0 piek:E:2', 20, -20, 0, 0],
  ])('%s: N %i E %i S %i W %i', async (line, N, E, S, W) => {
    expect(await settled(line)).toEqual({ ruleset: 'pagat', deltas: { N, E, S, W } });
  });
});

describe('score', () => {
  it('prints exactly the documented JSON, seats in order, on one line', async () => {
    const { stdout } = await typed('score rik --tricks 8 --declarer E --partner W --json');
    expect(stdout).toBe('{"ruleset":"pagat","deltas":{"N":-1,"E":1,"S":-1,"W":1}}\n');
  });

  it('has S as the declarer, and the seat opposite as the partner, where nobody says otherwise', async () => {
    expect(await settled('rik --tricks 8')).toEqual({
      ruleset: 'pagat',
      deltas: { N: 1, E: -1, S: 1, W: -1 },
    });
    expect(await settled('rik --tricks 8 --declarer W')).toMatchObject({ deltas: { E: 1, W: 1 } });
    expect(await settled('alleen-8 --tricks 8')).toMatchObject({ deltas: { S: 3 } });
  });

  it('spells out the arithmetic', async () => {
    const { stdout } = await typed('score rik --tricks 13 --declarer N --partner E');
    expect(stdout).toBe(
      [
        'rik by N and E, 13 tricks (needed: 8 tricks or more): made',
        '  1 + 5 overtricks × 1 + 1 for all tricks = 7',
        '  N +7  E +7  S -7  W -7',
        '',
      ].join('\n'),
    );
  });

  it('spells it out in Dutch too, and adds several contracts up', async () => {
    const { stdout } = await typed('score misere:N:0 piek:E:2 --lang nl');
    expect(stdout).toBe(
      [
        'misère door N, 0 slagen (nodig: geen slag): gehaald',
        '  5',
        '  N +15  E -5  S -5  W -5',
        'piek door E, 2 slagen (nodig: precies 1 slag): verloren',
        '  5',
        '  N +5  E -15  S +5  W +5',
        'samen',
        '  N +20  E -20  S 0  W 0',
        '',
      ].join('\n'),
    );
  });

  it('refuses what no deal can come to', async () => {
    expect(await refused('rik --tricks 14')).toContain("'14' is no whole number from 0 to 13");
    expect(await refused('rik --tricks -1')).toContain("'-1'");
    expect(await refused('rik')).toContain('--tricks');
    expect(await refused('misere:N:9 piek:E:9')).toContain('18 tricks');
    expect(await refused('misere:N:0 piek:N:1')).toContain('N plays two contracts');
    expect(await refused('misere:N:0 rik:E:8')).toContain('misere and rik cannot');
    expect(await refused('misere:N:0 open-piek:E:1')).toContain('misere and open-piek cannot');
    expect(await refused('alleen-8 --tricks 8 --partner N')).toContain('played alone');
    expect(await refused('rik --tricks 8 --partner S')).toContain('S cannot be a partner of its own');
    expect(await refused('rik --tricks 8 --declarer X')).toContain('N, E, S, W');
  });

  it('refuses what it cannot read, and says how to write it', async () => {
    expect(await refused('rikk --tricks 8')).toContain('did you mean rik?');
    expect(await refused('misere piek')).toContain('misere:N:0 piek:E:2');
    expect(await refused('misere:N')).toContain('contract:seat:tricks');
    expect(await refused('misere:N:0:1')).toContain('contract:seat:tricks');
    expect(await refused('misere:Q:0')).toContain('N, E, S, W');
    expect(await refused('misere:N:x')).toContain('0 to 13');
    expect(await refused('misere:N:0 --tricks 0')).toContain('no place for --tricks');
    expect(await refused('misere:N:0 piek:E:1 --partner S')).toContain('no place for --partner');
  });
});
