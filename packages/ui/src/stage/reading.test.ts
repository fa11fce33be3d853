import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPace, setStill } from './pace.ts';
import { performReading, readingTime } from './reading.ts';

function stubPage() {
  const documentElement = { toggleAttribute: () => true };
  return Object.assign(new EventTarget(), { hidden: false, documentElement });
}

let page: ReturnType<typeof stubPage>;

beforeEach(() => {
  page = stubPage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  setPace('calm');
  setStill(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function hide(isHidden: boolean): void {
  page.hidden = isHidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** How long somebody is given to read this. */
async function timeFor(text: string): Promise<number> {
  const timer = vi.fn((go: () => void) => go());
  vi.stubGlobal('setTimeout', timer);
  await performReading(text, new AbortController().signal);
  return Number(timer.mock.lastCall?.at(1));
}

it('takes longer for more words, and less for who wants it brisk', async () => {
  const calm = await timeFor('Gevangen!');
  expect(await timeFor('Niet gedraaid: je wipte te zacht.')).toBeGreaterThan(calm);
  setPace('brisk');
  expect(await timeFor('Gevangen!')).toBeLessThan(calm);
});

it('takes a calm while where nothing moves', async () => {
  const calm = await timeFor('Gevangen!');
  setPace('at-once');
  expect(await timeFor('Gevangen!')).toBe(calm);
  setPace('brisk');
  setStill(true);
  expect(await timeFor('Gevangen!')).toBe(calm);
});

it('stands still while the page is hidden, and goes on from there', async () => {
  vi.useFakeTimers();
  const text = 'Kaas – alleen jij';
  const read = vi.fn();
  void performReading(text, new AbortController().signal).then(read);
  await vi.advanceTimersByTimeAsync(readingTime(text) - 500);
  hide(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
  hide(false);
  await vi.advanceTimersByTimeAsync(499);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalled();
});

it('begins only once the page is seen', async () => {
  vi.useFakeTimers();
  hide(true);
  const text = 'Kaas – alleen jij';
  const read = vi.fn();
  void performReading(text, new AbortController().signal).then(read);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
  hide(false);
  await vi.advanceTimersByTimeAsync(readingTime(text));
  expect(read).toHaveBeenCalled();
});

it('is done with at once when it is ended, hidden or not', async () => {
  vi.useFakeTimers();
  hide(true);
  const end = new AbortController();
  const read = performReading('Kaas – alleen jij', end.signal);
  end.abort();
  await read;
  hide(false);
  expect(vi.getTimerCount()).toBe(0);
});
