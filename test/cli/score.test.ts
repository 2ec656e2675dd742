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

describe('the worked settlements of section 13', () => {
  it.each([
    ['pagat', 'rik --tricks 7', -2, 2, -2, 2],
    ['pagat', 'rik --tricks 10', 3, -3, 3, -3],
    ['pagat', 'rik --tricks 13', 7, -7, 7, -7],
    ['pagat', 'alleen-9 --tricks 11', 9, -3, -3, -3],
    ['pagat', 'troela --tricks 8', 2, -2, 2, -2],
    ['pagat', 'troela --tricks 13', 8, -8, 8, -8],
    ['gather', 'rik --tricks 6', 0, 3, 0, 3],
    ['gather', 'troela --tricks 13', 7, 0, 7, 0],
    ['gather', 'misere --tricks 1', 0, 5, 5, 5],
    ['punten', 'rik --tricks 13', 70, -70, 70, -70],
    ['punten', 'rik --tricks 6', -40, 20, 0, 20],
    ['punten', 'alleen-10 --tricks 8', -120, 40, 40, 40],
    ['brabants', 'rik --tricks 9', 4, -4, 4, -4],
    ['brabants', 'rik-beter --tricks 8', -6, 6, -6, 6],
    ['brabants', 'open-misere --tricks 0', 24, -8, -8, -8],
    ['toernooi', 'rik --tricks 7', -20, 10, 0, 10],
    ['toernooi', 'alleen-11 --tricks 9', -135, 45, 45, 45],
  ])('%s: %s: N %i E %i S %i W %i', async (ruleset, line, N, E, S, W) => {
    expect(await settled(`${line} --declarer N -V ${ruleset}`)).toEqual({ ruleset, deltas: { N, E, S, W } });
  });

  it('pagat: misère made by N, piek lost by E', async () => {
    expect(await settled('misere:N:0 piek:E:2')).toEqual({
      ruleset: 'pagat',
      deltas: { N: 20, E: -20, S: 0, W: 0 },
    });
  });
});

describe('games without a contract', () => {
  it.each([
    ['pagat', 'een-of-vijf --taken N=1,E=5,S=4,W=3', 2, 2, -2, -2],
    ['pagat', 'een-of-vijf --taken N=13', 0, 0, 0, 0],
    ['pagat', 'een-vijf-elf --taken N=11,E=1,S=1', 1, 1, 1, -3],
    ['pagat', 'schoppen-mie --queen E --last S', 2, -2, -2, 2],
    ['pagat', 'schoppen-mie --queen E --last E', 2, -6, 2, 2],
    ['pagat', 'mie-en --taken N=2,E=1,S=1,W=0', -1, -1, -1, 3],
    ['pagat', 'bedelen --totals N=3,E=-1,S=0,W=-2', -1, -1, -1, 3],
    ['pagat', 'bedelen --totals N=3,E=3,S=3,W=3', 0, 0, 0, 0],
    ['punten', 'een-of-vijf --taken N=1,E=5,S=4,W=3', 20, 20, -20, -20],
    ['punten', 'schoppen-mie --queen E --last S', 10, -10, -10, 10],
    ['gather', 'een-vijf-elf --taken N=1,E=5,S=4,W=3', 10, 10, 0, 0],
    ['gather', 'schoppen-mie --queen E --last S', 10, 0, 0, 10],
    ['gather', 'mie-en --taken N=4', 0, 5, 5, 5],
    ['oosterhout', 'schoppen-mie --queen E --last S', 8, -8, -8, 8],
  ])('%s: %s: N %i E %i S %i W %i', async (ruleset, line, N, E, S, W) => {
    expect(await settled(`${line} -V ${ruleset}`)).toEqual({ ruleset, deltas: { N, E, S, W } });
  });

  it('say who won and what everybody gets', async () => {
    const { stdout } = await typed('score een-of-vijf --taken N=1,E=5,S=4,W=3');
    expect(stdout).toBe('een of vijf: won by N and E\n  N +2  E +2  S -2  W -2\n');
  });

  it('refuse what is missing, does not add up, or says nothing about the game', async () => {
    expect(await refused('een-of-vijf')).toContain('een-of-vijf needs --taken');
    expect(await refused('schoppen-mie --queen E')).toContain('schoppen-mie needs --last');
    expect(await refused('een-of-vijf --taken N=1,E=5')).toContain('together these are 6; there are 13');
    expect(await refused('mie-en --taken N=5')).toContain('together these are 5; there are 4');
    expect(await refused('een-of-vijf --taken N=1,N=12')).toContain("'N=12'");
    expect(await refused('een-of-vijf --taken N=-1,E=14')).toContain("'N=-1'");
    expect(await refused('een-of-vijf --taken X=13')).toContain("'X=13'");
    expect(await refused('bedelen --totals N=3,E=-1,S=0')).toContain('W is missing');
    expect(await refused('bedelen --totals N=3,E=-1,S=0,W=1 --tricks 8')).toContain('--tricks says nothing');
    expect(await refused('rik --tricks 8 --queen E')).toContain('--queen says nothing about rik');
    expect(await refused('mie-en --taken N=4 -p 3')).toContain("'mie-en' is not known");
  });
});

describe('three and five players', () => {
  it('with five the dealer gets nothing', async () => {
    const line = 'rik --tricks 9 --declarer N --partner E -p 5';
    expect(await settled(`${line} --dealer X`)).toEqual({
      ruleset: 'pagat',
      deltas: { N: 2, E: 2, S: -2, W: -2, X: 0 },
    });
    expect(await settled(`${line} --dealer S`)).toMatchObject({
      deltas: { N: 2, E: 2, S: 0, W: -2, X: -2 },
    });
    expect(await settled('misere:N:0 piek:X:2 -p 5 --dealer S')).toMatchObject({
      deltas: { N: 20, E: 0, S: 0, W: 0, X: -20 },
    });
    expect(await settled('een-of-vijf --taken N=1,E=5,W=4,X=3 -p 5 --dealer S')).toMatchObject({
      deltas: { N: 2, E: 2, S: 0, W: -2, X: -2 },
    });
    expect(await refused('rik --tricks 9 --declarer X -p 5 --dealer X')).toContain('N, E, S, W');
    expect(await refused('rik --tricks 9 --partner X -p 5 --dealer X')).toContain('N, E, S, W');
  });

  it('with three W is the empty place, which neither wins nor loses', async () => {
    expect(await settled('rik --tricks 8 --declarer N --partner W -p 3')).toEqual({
      ruleset: 'pagat',
      deltas: { N: 2, E: -1, S: -1 },
    });
    expect(await settled('rik --tricks 7 --declarer N --partner E -p 3')).toEqual({
      ruleset: 'pagat',
      deltas: { N: -2, E: -2, S: 4 },
    });
    expect(await settled('alleen-8 --tricks 8 --declarer N -p 3')).toMatchObject({
      deltas: { N: 2, E: -1, S: -1 },
    });
    expect(await settled('rik --tricks 7 --declarer N --partner W -p 3 -V punten')).toMatchObject({
      deltas: { N: -30, E: 15, S: 15 },
    });
    expect(await refused('rik --tricks 8 --declarer W -p 3')).toContain('N, E, S');
  });
});

describe('house rules and clubs', () => {
  it('change what is settled', async () => {
    expect(await settled('rik --tricks 6 --declarer N -V punten -r failed=both')).toMatchObject({
      deltas: { N: -20, E: 20, S: -20, W: 20 },
    });
    expect(await settled('troela --tricks 13 --declarer N -V toernooi -r troela=mandatory')).toMatchObject({
      deltas: { N: 70, E: -70, S: 70, W: -70 },
    });
    expect(await refused('troela --tricks 8 -V toernooi')).toContain("'troela' is not known");
  });

  it('mallure is announced, and settled as rik', async () => {
    expect(await settled('mallure --tricks 9 --declarer N -V brabants')).toMatchObject({
      deltas: { N: 4, E: -4, S: 4, W: -4 },
    });
  });

  it('the contracts of shipped clubs, by their own names in words', async () => {
    expect(await settled('abondance --tricks 8 --declarer N -V huiskamer')).toEqual({
      ruleset: 'huiskamer',
      deltas: { N: -12, E: 4, S: 4, W: 4 },
    });
    expect(await settled('rik-11 --tricks 11 --declarer N -V huiskamer')).toMatchObject({
      deltas: { N: 8, E: -8, S: 8, W: -8 },
    });
    expect(await settled('troela --tricks 9 --declarer N --partner none -V huiskamer')).toMatchObject({
      deltas: { N: 6, E: -2, S: -2, W: -2 },
    });
    const { stdout } = await typed('score alleen-13 --tricks 13 -V huiskamer');
    expect(stdout).toMatch(/^solo slim by S/);
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
