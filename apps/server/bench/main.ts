import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { registry } from '@kast/games';
import { must, seededRandom } from '@kast/kernel';
import { type Figures, figuresOf } from './figures.ts';
import { Guest } from './guest.ts';
import { Pair } from './pair.ts';
import { run } from './process.ts';

/**
 * From posting a move to its event at the other player's, with fifty matches running, in three parts:
 * the yardstick (a server that does nothing, same client), a pace faster than people play, flat out.
 */
const MATCHES = 50;
const SECONDS = Number(process.argv[2] ?? 10);
/** Between two moves of a match: people take longer. */
const THINKING = 1000;

const yardstick = await measureYardstick();
const server = await measureServer();
const report = { matches: MATCHES, seconds: SECONDS, yardstick, ...server };
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);

async function measureYardstick(): Promise<Figures> {
  const server = await run(new URL('./yardstick-server.ts', import.meta.url), {});
  const guests = Array.from({ length: MATCHES }, () => new Guest(server.url));
  const figures = await repeat(
    guests.map((guest) => async () => {
      const posted = performance.now();
      await guest.post('/', { question: 1, move: 'e4-f4', key: 'yardstick' });
      return performance.now() - posted;
    }),
    0,
  );
  for (const guest of guests) guest.close();
  await server.stop();
  return figures;
}

async function measureServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kast-bench-'));
  const server = await run(new URL('../src/main.ts', import.meta.url), {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '100000000',
  });
  const game = await must(
    registry.find(({ info }) => info.id === 'tablut'),
    'Tablut',
  ).rules();
  const pairs = Array.from(
    { length: MATCHES },
    (_, index) => new Pair(server.url, game, seededRandom(index)),
  );
  await Promise.all(pairs.map((pair) => pair.sitDown()));
  const plays = pairs.map((pair) => () => pair.playOne());
  const atAPace = await repeat(plays, THINKING);
  const before = await processorSeconds(server.url);
  const flatOut = await repeat(plays, 0);
  const used = (await processorSeconds(server.url)) - before;
  for (const pair of pairs) pair.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
  // Unlike times, this hardly depends on what else the machine does.
  const processorMsPerMove = Math.round((used / flatOut.count) * 1e6) / 1e3;
  return { atAPace, flatOut, processorMsPerMove };
}

async function processorSeconds(origin: URL): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', origin))).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}

/** Everybody again and again, with pauses of about this long. */
async function repeat(
  plays: readonly (() => Promise<number>)[],
  thinking: number,
): Promise<Figures> {
  const times: number[] = [];
  const random = seededRandom('pace');
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    plays.map(async (play) => {
      while (performance.now() < end) {
        if (thinking > 0) await pause(random.below(2 * thinking));
        times.push(await play());
      }
    }),
  );
  return figuresOf(times, SECONDS);
}
