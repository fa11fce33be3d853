import type { BotAsked, Helper } from '@kast/games/box/think.ts';
import { lineTo, type WorkerLine } from './line.ts';

/** How long a choice waits for helpers to start. */
const START_MS = 300;

/** How much longer than one's own search others are waited for, at least. */
const GRACE_MS = 500;

/**
 * Workers of this worker: they run what it runs, and end when it does. Ready before it begins to think, for who thinks
 * cannot start any. Those that do not start are done without; those that start late may help with the next choice.
 */
export function helpersFrom(
  startWorker: () => Worker,
): (count: number, asked: BotAsked) => Promise<readonly Helper[]> {
  const lines: WorkerLine[] = [];
  return async (count, { game, rulesVersion, level }) => {
    while (lines.length < count) lines.push(lineTo(startWorker));
    const starting = lines
      .slice(0, count)
      .map(async (line) =>
        within(START_MS, line.ask({ kind: 'get-ready', game, rulesVersion, level })).then(
          () => line,
        ),
      );
    const started = await Promise.allSettled(starting);
    return started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])).map(helperOn);
  };
}

/** Is waited for twice as long as one's own search takes. One that is later than that is ended: it may never answer. */
function helperOn(line: WorkerLine): Helper {
  return async (question, share) => {
    const begun = performance.now();
    const found = line.ask({ kind: 'search-share', question, share }).catch(() => undefined);
    // One's own search begins at once and lets nobody else run: what comes after this, comes after it.
    await Promise.resolve();
    const own = performance.now() - begun;
    return within(Math.max(GRACE_MS, own), found).catch(() => line.close());
  };
}

async function within<Value>(milliseconds: number, answer: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('late')), milliseconds);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
