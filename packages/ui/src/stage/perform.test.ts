import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slide } from './motions.ts';
import { setPace } from './pace.ts';
import { perform, performFrames, performStyled } from './perform.ts';

function stubStyles(): void {
  vi.stubGlobal('CSSAnimation', StyledAnimation);
  vi.stubGlobal('CSSTransition', StyledAnimation);
}

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

  it.each([
    ['in a later frame', () => page.frame(performance.now() + 60)],
    ['when the page is hidden', () => page.hide(true)],
  ])('keeps nobody waiting when it fails %s', async (_when, goOn) => {
    const draw = vi.fn<() => boolean>(() => false);
    const shown = performFrames(draw);
    draw.mockThrow(new Error('no such slice'));
    goOn();
    await expect(shown).rejects.toThrow('no such slice');
    page.frame(performance.now() + 500);
    expect(draw).toHaveBeenCalledTimes(2);
  });
});

class StyledAnimation {
  readonly finished: Promise<void>;
  readonly cancel = vi.fn<() => void>();
  readonly updatePlaybackRate = vi.fn<(rate: number) => void>();
  constructor(finished: Promise<void>) {
    this.finished = finished;
  }
}

/** Moves until it is told to come to rest. */
function thing() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const animation = new StyledAnimation(promise);
  const element = { animate: () => animation, getAnimations: () => [animation] };
  return { element: element as unknown as Element, animation, rest: resolve };
}

describe('what has come to rest', () => {
  it('is let go of when nothing moves any more, whoever moves it', async () => {
    vi.stubGlobal('SVGElement', Map);
    vi.stubGlobal('HTMLElement', Map);
    stubStyles();
    const [piece, label] = [thing(), thing()];
    const moved = perform(piece.element, slide({ x: 10, y: 0 }));
    const styled = performStyled(label.element);
    piece.rest();
    await moved;
    expect(piece.animation.cancel).not.toHaveBeenCalled();
    label.rest();
    await styled;
    expect(piece.animation.cancel).toHaveBeenCalledOnce();
  });

  it('is at the chosen pace, and what a script moves in it as well, which has it already', async () => {
    stubStyles();
    setPace('brisk');
    const label = thing();
    const byScript = { updatePlaybackRate: vi.fn<(rate: number) => void>() };
    const element = { getAnimations: () => [byScript, label.animation] };
    const styled = performStyled(element as unknown as Element);
    label.rest();
    await styled;
    setPace('calm');
    expect(label.animation.updatePlaybackRate).toHaveBeenCalledOnce();
    expect(byScript.updatePlaybackRate).not.toHaveBeenCalled();
  });
});
