import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { must } from '@kast/kernel';
import {
  GAME_NAMES,
  GOLDEN_MATCHES,
  type GameName,
  momentsOf,
  openMoment,
} from '../support/golden-moments.ts';
import { type Frames, framesIn } from './frames.ts';
import { ARRIVED, isAtWork, type Trace, traceOf, workOf } from './trace.ts';

/** As slow as a phone of some years ago. */
const SLOWDOWN = 4;
const PLIES = 12;
const PHONE = { width: 390, height: 844 };

/**
 * What the main thread works while plies are shown, in milliseconds at a fourth of this machine's speed, in
 * frames as `frames.ts` defines them. Beside it a page with one moving square and one line of text, in the same
 * browser: what no page can be below here.
 *
 * Measured on two cores without a graphics card, one run; moving p99 of a replay and of a match: Tablut 5.8 and 7.4, La
 * Courte Paille 6.0 and 6.7, Heuchel und Meuchel 4.9 and 5.3, Drunter und Drüber 4.4 and 7.4, Die Leibköche 6.9 and 7.9;
 * of the square 2.5 to 3.8, on a day when it had 1.5 to 2.2 all of them had less, 6.8 at most. Where the engine collects
 * garbage, up to 17 ms in one go, is told beside.
 */
for (const game of GAME_NAMES) {
  test(`frames of ${game}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: PHONE, baseURL: baseURL ?? '' });
    await context.addInitScript(markArrivals, ARRIVED);
    const trivial = await measure(browser, context, openTrivial, step);
    print({ game, page: 'a moving square', ...told(trivial) });
    const replay = await measure(browser, context, (page) => openReplay(page, game), step);
    print({ game, page: 'a replay, stepped through', ...told(replay) });
    const match = await measure(browser, context, (page) => openComputers(page, game), watch);
    print({ game, page: 'a match of computers', ...told(match) });
    await context.close();
  });
}

/** Runs in the page: a press, and a ply of a match here, which is kept as soon as it has come in. */
function markArrivals(name: string): void {
  addEventListener('keydown', () => performance.mark(name), { capture: true });
  Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem'), {
    apply(keep, storage: Storage, [key, value]: [string, string]) {
      if (key.startsWith('kast.match.')) performance.mark(name);
      Reflect.apply(keep, storage, [key, value]);
    },
  });
}

async function measure(
  browser: Browser,
  context: BrowserContext,
  open: (page: Page) => Promise<unknown>,
  act: (page: Page) => Promise<unknown>,
): Promise<Trace> {
  const page = await context.newPage();
  await open(page);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // What is made at the first press, such as what sounds need, is made now.
  await page.keyboard.press('Shift');
  await page.waitForTimeout(2000);
  // What opening the page has left behind is swept up before.
  await client.send('HeapProfiler.collectGarbage');
  const trace = await traceOf(browser, page, () => act(page));
  await page.close();
  return trace;
}

async function step(page: Page): Promise<void> {
  for (let ply = 0; ply < PLIES; ply++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(900);
  }
}

async function watch(page: Page): Promise<void> {
  await page.waitForTimeout(PLIES * 1500);
}

async function openReplay(page: Page, game: GameName): Promise<void> {
  const end = must((await momentsOf(game, GOLDEN_MATCHES[game])).at(-1), 'the end of a match');
  await openMoment(page, end, `/replay?ply=${Math.min(20, end.ply - PLIES)}`);
}

/** Goes on by itself, as it does for whoever waits for the others. */
async function openComputers(page: Page, game: GameName): Promise<void> {
  const [moment] = await momentsOf(game, GOLDEN_MATCHES[game]);
  const { saved, ...rest } = must(moment, 'a moment of a match');
  const seats = saved.seats.map(() => ({ kind: 'bot', level: 1 }) as const);
  await openMoment(page, { ...rest, saved: { ...saved, seats, yourTurn: false } });
}

async function openTrivial(page: Page): Promise<void> {
  await page.setContent('<p>0</p><div style="width:40px;height:40px;background:#420"></div>');
  await page.evaluate((name) => {
    const [words, square] = [document.querySelector('p'), document.querySelector('div')];
    let steps = 0;
    addEventListener('keydown', ({ key }) => {
      performance.mark(name);
      if (key !== 'ArrowRight') return;
      const frames = [{ translate: '200px 0' }, { translate: '0 0' }];
      square?.animate(frames, { duration: 240 }).addEventListener('finish', () => {
        steps += 1;
        if (words) words.textContent = String(steps);
      });
    });
  }, ARRIVED);
}

function told(trace: Trace) {
  const frames = framesIn(trace);
  const plies = Math.max(frames.answer.length, 1);
  return { ...summary(frames), perAnswer: worksIn(trace, plies) };
}

function summary({ answer, moving, telling, sweeping }: Frames) {
  return {
    answer: { ...shareOf(answer, 0.5), longest: longest(answer) },
    moving: { ...shareOf(moving, 0.5), ...shareOf(moving, 0.99), longest: longest(moving) },
    telling: { ...shareOf(telling, 0.5), longest: longest(telling) },
    sweeping: { longest: longest(sweeping), tasks: sweeping.length },
    frames: answer.length + moving.length + telling.length,
  };
}

/** What it was worked at. Only the last is on threads that are not slowed down: there is no graphics card here. */
function worksIn({ main, others }: Trace, plies: number) {
  const sum = (events: Trace['main'], ...names: readonly string[]): number => {
    const own = events.filter((event) => isAtWork(event) && names.includes(event.name));
    return round(own.reduce((total, event) => total + workOf(event), 0) / plies);
  };
  return {
    script: sum(main, 'FunctionCall', 'FireAnimationFrame', 'RunMicrotasks'),
    style: sum(main, 'UpdateLayoutTree'),
    layout: sum(main, 'Layout'),
    paint: sum(main, 'PrePaint', 'Paint', 'Layerize', 'LayerTreeHost::DoUpdateLayers'),
    raster: sum(others, 'RasterTask'),
  };
}

function shareOf(frames: readonly number[], share: number): Record<string, number> {
  const sorted = frames.toSorted((one, other) => one - other);
  const at = sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { [`p${100 * share}`]: round(at) };
}

function longest(frames: readonly number[]): number {
  return round(Math.max(0, ...frames));
}

function round(milliseconds: number): number {
  return Math.round(10 * milliseconds) / 10;
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
