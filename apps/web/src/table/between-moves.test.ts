import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOT, sitDown, untilPly, YOU } from '../session/here/testing.ts';
import { readBetweenMoves } from './between-moves.ts';

const SHORT = 'Roland speelt.';
const LONG = 'Roland speelt, en Clemens moet een kaart uit zijn hand leggen.';

let page: EventTarget;

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
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
