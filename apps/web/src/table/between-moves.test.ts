import { setPace } from '@kast/ui/stage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOT, sitDown, untilPly, YOU } from '../session/here/testing.ts';
import { pauseAtPace, readBetweenMoves } from './between-moves.ts';

const SHORT = 'Roland speelt.';
const LONG = 'Roland speelt, en Clemens moet een kaart uit zijn hand leggen.';

let page: EventTarget;

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  setPace('calm');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function readers(isWanted = true) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return readBetweenMoves({ isWanted: () => isWanted, page });
}

async function isDone(reading: Promise<void>): Promise<boolean> {
  return Promise.race([reading.then(() => true), new Promise(setImmediate).then(() => false)]);
}

/** For so long nobody else talks. */
async function timeFor(text: string): Promise<number> {
  const reading = readers();
  const since = performance.now();
  reading.begin(text);
  expect(await isDone(reading.done())).toBe(false);
  vi.advanceTimersToNextTimer();
  expect(await isDone(reading.done())).toBe(true);
  return performance.now() - since;
}

describe('what computers do one after the other', () => {
  it('can be read, the longer the more there is', async () => {
    expect(await isDone(readers().done())).toBe(true);
    expect(await timeFor(LONG)).toBeGreaterThan(2 * (await timeFor(SHORT)));
  });

  it('waits no longer for who has pressed something, or looks away', async () => {
    for (const enough of ['pointerdown', 'keydown', 'visibilitychange']) {
      const reading = readers();
      page.dispatchEvent(new Event(enough));
      reading.begin(SHORT);
      expect(await isDone(reading.done())).toBe(false);
      page.dispatchEvent(new Event(enough));
      expect(await isDone(reading.done())).toBe(true);
    }
  });

  it('waits for nobody who wants it faster', async () => {
    const reading = readers(false);
    reading.begin(SHORT);
    expect(await isDone(reading.done())).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comes only when what the computer before has done could be read', async () => {
    const first = Promise.withResolvers<void>();
    const told = [Promise.resolve(), first.promise];
    const session = sitDown({ seats: [YOU, BOT, BOT] }).open({
      hasRead: async () => told.shift(),
    });
    await session.play(1, 'take 1');
    await untilPly(session, 2);
    await new Promise(setImmediate);
    expect(session.position.value.ply).toBe(2);
    first.resolve();
    await untilPly(session, 3);
  });
});

describe('the moment before a computer moves', () => {
  const MOMENT = 500;

  async function momentAt(): Promise<number> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const since = performance.now();
    const moment = pauseAtPace(MOMENT);
    expect(await isDone(moment)).toBe(false);
    vi.advanceTimersToNextTimer();
    await moment;
    return performance.now() - since;
  }

  it('is as long as the pace says', async () => {
    expect(await momentAt()).toBe(MOMENT);
    setPace('brisk');
    expect(await momentAt()).toBeLessThan(MOMENT);
  });

  it('is over at once where nothing moves, but not before the page had its turn', async () => {
    setPace('at-once');
    expect(await momentAt()).toBe(0);
    setPace('calm');
    vi.stubGlobal('document', Object.assign(page, { hidden: true }));
    expect(await momentAt()).toBe(0);
  });
});
