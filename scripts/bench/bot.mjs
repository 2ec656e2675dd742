import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { loadGame, playWith } from './game.mjs';
import { integer } from './numbers.mjs';
import { program } from './terminal.mjs';

/** Requests for every decision of a match among bots, as lines of the protocol. */
async function requestsOf(game, seed, name) {
  const bot = game.botPlayer(game.botByName(name), seed);
  const requests = [];
  await playWith(game, seed, {
    act(observation, signal) {
      const seat = game.SEAT_LETTERS[observation.seat];
      requests.push(JSON.stringify({ id: requests.length, rik: game.observedRecord(observation), seat }));
      return bot.act(observation, signal);
    },
  });
  return requests;
}

/** Asks one after another, each when the one before has been answered; how many seconds that took. Throws on an error. */
async function askAll(child, answers, requests) {
  const startedAt = performance.now();
  for (const request of requests) {
    child.stdin.write(`${request}\n`);
    const { value } = await answers.next();
    if (JSON.parse(value).action === undefined) throw new Error(`${request} was answered ${value}`);
  }
  return (performance.now() - startedAt) / 1000;
}

/** A row about `rikken bot`: decisions a second over the pipe, one request at a time. */
export async function botRows(sandbox) {
  const env = sandbox.environment('bot');
  const game = await loadGame(env.HOME);
  const name = 'heuristic';
  const [warming, ...matches] = await Promise.all(
    ['bench/0', 'bench/1', 'bench/2', 'bench/3'].map((seed) => requestsOf(game, seed, name)),
  );
  const requests = matches.flat();
  const child = spawn(process.execPath, [program, 'bot', '--level', name], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await askAll(child, answers, warming);
  const seconds = await askAll(child, answers, requests);
  child.stdin.end();
  const row = `${integer(requests.length)} decisions, rikken bot, one by one`;
  return [[`decisions a second over the pipe`, integer(requests.length / seconds), row]];
}
