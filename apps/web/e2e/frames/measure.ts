import { type Browser, type Page, test } from '@playwright/test';
import { must } from '@kast/kernel';
import { GAME_NAMES, GOLDEN_MATCHES, momentsOf, openMoment } from '../support/golden-moments.ts';

/** As slow as a phone of some years ago. */
const SLOWDOWN = 4;
const PLIES = 12;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

for (const game of GAME_NAMES) {
  test(`frames of ${game}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      baseURL: baseURL ?? '',
    });
    const end = must((await momentsOf(game, GOLDEN_MATCHES[game])).at(-1), 'the end of a match');
    await openMoment(page, end, '/replay?ply=20');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const still = await tasksIn(browser, page, () => page.waitForTimeout(3000));
    const telling = await tasksIn(browser, page, async () => {
      for (let ply = 0; ply < PLIES; ply++) {
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(900);
      }
    });
    const line = JSON.stringify({
      game,
      slowdown: SLOWDOWN,
      still: sumOf(still),
      telling: sumOf(telling),
    });
    process.stdout.write(`${line}\n`);
    await page.close();
  });
}

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** How long the main thread of the page was at each thing, in milliseconds. */
async function tasksIn(browser: Browser, page: Page, what: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await what();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ tid }) => tid),
  );
  return traceEvents
    .filter(({ name, tid, dur }) => name === 'RunTask' && main.has(tid) && dur !== undefined)
    .map(({ dur = 0 }) => dur / 1000)
    .toSorted((one, other) => one - other);
}

function sumOf(tasks: readonly number[]) {
  const at = (share: number): number => round(tasks[Math.floor(share * (tasks.length - 1))] ?? 0);
  return { tasks: tasks.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

function round(milliseconds: number): number {
  return Math.round(10 * milliseconds) / 10;
}
