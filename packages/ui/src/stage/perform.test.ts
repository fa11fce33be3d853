import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { performFrames } from './perform.ts';

/** A page whose frames come when they are told to. */
function stubPage() {
  const frames: ((now: number) => void)[] = [];
  const page = Object.assign(new EventTarget(), { hidden: false, documentElement: {} });
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  return {
    frame: (now: number) => {
      for (const frame of frames.splice(0)) frame(now);
    },
    hide(isHidden: boolean) {
      page.hidden = isHidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

let page: ReturnType<typeof stubPage>;

beforeEach(() => {
  page = stubPage();
});

afterEach(() => void vi.unstubAllGlobals());

/** Comes to rest after so many milliseconds. */
function simulation(length: number) {
  const drawn: number[] = [];
  const draw = (elapsed: number): boolean => {
    drawn.push(elapsed);
    return elapsed >= length;
  };
  return { drawn, draw };
}

describe('what is simulated', () => {
  it('is drawn frame by frame until it has come to rest', async () => {
    const { drawn, draw } = simulation(100);
    const start = performance.now();
    const shown = performFrames(draw);
    page.frame(start + 60);
    page.frame(start + 160);
    await shown;
    expect(drawn).toHaveLength(3);
    expect(drawn.at(-1)).toBeGreaterThanOrEqual(100);
  });

  it('comes to rest at once when the page is hidden, and stays so when it is shown again', async () => {
    const { drawn, draw } = simulation(1e9);
    const shown = performFrames(draw);
    page.hide(true);
    await shown;
    expect(drawn.at(-1)).toBe(Infinity);
    page.hide(false);
    page.frame(performance.now() + 500);
    expect(drawn.at(-1)).toBe(Infinity);
  });

  it('comes to rest at once when it is ended, and is drawn no more', async () => {
    const { drawn, draw } = simulation(1e9);
    const end = new AbortController();
    const shown = performFrames(draw, end.signal);
    end.abort();
    await shown;
    page.frame(performance.now() + 500);
    expect(drawn.at(-1)).toBe(Infinity);
  });
});
