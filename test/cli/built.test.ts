import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { UNFINISHED, withChange } from './support/records.js';

const program = fileURLToPath(new URL('../../bin/rikken.js', import.meta.url));
const env = { PATH: process.env.PATH, LANG: 'C' };

/** Runs the built program to its end. */
function rikken(words: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    input,
    env,
    encoding: 'utf8',
    timeout: 15_000,
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the built program', () => {
  it('exits with 0, 1 and 2 as promised, and keeps output and complaints apart', () => {
    expect(rikken(['check', '-'], UNFINISHED)).toEqual({
      code: 0,
      out: 'board 1: unfinished, at the play, turn: S\n',
      err: '',
    });
    const illegal = rikken(['check', '-'], withChange('DQ DA D5', 'DQ DA H4'));
    expect(illegal).toMatchObject({ code: 1, out: '' });
    expect(illegal.err).toContain('Legal: DT, D5.');
    const wrong = rikken(['chek', '-']);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain('did you mean check?');
  });

  it('is of the version of the package', async () => {
    const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
    expect(rikken(['--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
  });

  it('says nothing when its reader has read enough', async () => {
    const running = spawn(process.execPath, [program, 'deal', '-n', '100000', '--seed', 'pipe'], { env });
    let err = '';
    running.stderr.on('data', (chunk) => {
      err += String(chunk);
    });
    await once(running.stdout, 'data');
    running.stdout.destroy();
    const [code] = await once(running, 'exit');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('exits with 128 + n on a signal', async () => {
    const running = spawn(process.execPath, [program, 'deal', '-n', '100000', '--seed', 'signal'], { env });
    running.stdout.on('data', () => {});
    await once(running.stdout, 'data');
    running.kill('SIGINT');
    expect(await once(running, 'exit')).toEqual([130, null]);
  });

  it('simulates in threads, which it finds beside itself', () => {
    const { code, out, err } = rikken(['sim', '--deals', '320', '--seats', 'random', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ deals: 320, bots: [{ bot: 'random', mean: 0 }] });
  });

  it('solves whole deals in threads', () => {
    // The tricks of N and S are those that the bridge solver DDS 2.9 finds.
    const deal = 'N:A7532.53.873.AQJ 96.KJT7.JT9.T864 KJT.942.AQ65.K73 Q84.AQ86.K42.952';
    const words = ['solve', '-', '--trump', 'C', '--leader', 'E', '--json'];
    const { code, out, err } = rikken(words, `${deal}\n${deal}\n`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject([
      { board: '1', tricks: 7 },
      { board: '2', tricks: 7 },
    ]);
  });
});
