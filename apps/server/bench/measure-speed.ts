import type { LoadProcess } from './load/load-process.ts';
import type { Running } from './process.ts';
import { round, say } from './report.ts';

export interface Speed {
  /** As fast as it goes. */
  readonly movesPerSec: number;
  /** Milliseconds from post to the other client's event, 1,000 moves in a second. */
  readonly p99At1000: number;
  /** Of the processor, by all processes of the server. */
  readonly microsecondsPerMove: number;
}

export interface SpeedOptions {
  readonly name: string;
  readonly servers: readonly Running[];
  readonly load: LoadProcess;
  readonly matches: number;
  readonly seconds: number;
  /** Whether the two clients of a match are at different processes. */
  readonly apart?: boolean;
}

const RATES = [250, 1000, 2000];

export async function measureSpeed(options: SpeedOptions): Promise<Speed> {
  const { name, servers, load, matches, seconds, apart = false } = options;
  const origins = servers.map(({ url }) => url.href);
  await load.ask({ ask: 'sit-down', origins, tables: matches, apart, withStreams: true });
  // What is compiled while it runs is compiled by then.
  await load.ask({ ask: 'play', seconds });
  const flatOut = await play(options);
  say(`${name}: ${flatOut.perSecond} moves/s, p50 ${flatOut.p50} ms, p99 ${flatOut.p99} ms;`);
  say(`  processor time of a move: server ${flatOut.server} µs, client ${flatOut.client} µs`);
  let p99At1000 = 0;
  for (const perSecond of apart ? [] : RATES) {
    const paced = await play(options, perSecond);
    say(`  at ${perSecond}/s (${paced.perSecond}): p50 ${paced.p50} ms, p99 ${paced.p99} ms`);
    if (perSecond === 1000) p99At1000 = paced.p99;
  }
  await load.ask({ ask: 'leave' });
  return { movesPerSec: flatOut.perSecond, p99At1000, microsecondsPerMove: flatOut.server };
}

async function play({ servers, load, seconds }: SpeedOptions, perSecond?: number) {
  const before = await processorSeconds(servers);
  const { figures, processorSeconds: byClient } = await load.ask({
    ask: 'play',
    seconds,
    ...(perSecond === undefined ? {} : { perSecond }),
  });
  const byServer = (await processorSeconds(servers)) - before;
  return {
    ...figures,
    server: round((byServer / figures.count) * 1e6),
    client: round((byClient / figures.count) * 1e6),
  };
}

async function processorSeconds(servers: readonly Running[]): Promise<number> {
  const used = await Promise.all(servers.map((server) => server.processorSeconds()));
  return used.reduce((sum, seconds) => sum + seconds, 0);
}
