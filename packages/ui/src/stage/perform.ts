import { EASE_OUT, type Motion } from './motions.ts';
import { paceNow } from './pace.ts';
import { asTransforms } from './transforms.ts';

/** How many things move. */
let moving = 0;
/** What has come to rest while others moved: to let go of one is to draw anew. */
let atRest: Animation[] = [];

/**
 * Plays a motion; resolves when it has come to rest, at once where nothing moves or `end` has been called
 * for already. Ending it early is coming to rest, too.
 */
export async function perform(thing: Element, motion: Motion, end?: AbortSignal): Promise<void> {
  const pace = paceNow();
  if (pace === 0 || end?.aborted) return;
  const { frames, duration, delay = 0, easing = EASE_OUT } = motion;
  const timing = { duration: duration * pace, delay: delay * pace, easing, fill: 'both' } as const;
  const animation = thing.animate(isDrawn(thing) ? asTransforms(frames) : [...frames], timing);
  moving += 1;
  await finished(animation, end);
  moving -= 1;
  if (!motion.leaves) atRest.push(animation);
  if (moving > 0) return;
  for (const rested of atRest) rested.cancel();
  atRest = [];
}

/** Waits as long as a motion of this length would take: an animation of nothing would ask for every frame. */
export async function performRest(milliseconds: number, end?: AbortSignal): Promise<void> {
  const pace = paceNow();
  if (pace === 0 || end?.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds * pace);
  const settled = new AbortController();
  const { signal } = settled;
  end?.addEventListener('abort', () => resolve(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && resolve(), { signal });
  await promise;
  clearTimeout(timer);
  settled.abort();
}

/** Plays what a style sheet moves in this thing, at the pace of the others; endless motions go on. */
export async function performStyled(thing: Element, end?: AbortSignal): Promise<void> {
  const pace = paceNow();
  const animations = thing.getAnimations({ subtree: true }).filter(isFinite);
  if (pace === 0 || end?.aborted) {
    for (const animation of animations) animation.finish();
    return;
  }
  for (const animation of animations) animation.updatePlaybackRate(1 / pace);
  await Promise.all(animations.map((animation) => finished(animation, end)));
}

/**
 * Draws frame by frame what is simulated rather than moved, until `draw` says that it has come to rest. It is
 * given the milliseconds since it began; infinitely many where nothing moves, or when it is ended early.
 */
export async function performFrames(
  draw: (elapsed: number) => boolean,
  end?: AbortSignal,
): Promise<void> {
  const pace = paceNow();
  const start = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const settled = new AbortController();
  const { signal } = settled;
  const next = (now: number): void => {
    if (signal.aborted) return;
    const isEnded = pace === 0 || paceNow() === 0 || end?.aborted === true;
    const isAtRest = draw(isEnded ? Infinity : Math.max(0, now - start) / pace);
    if (isAtRest || isEnded) resolve();
    else requestAnimationFrame(next);
  };
  next(start);
  // No frame comes to a hidden page, nor need one come after the end.
  const finish = (): void => {
    settled.abort();
    draw(Infinity);
    resolve();
  };
  end?.addEventListener('abort', finish, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && finish(), { signal });
  await promise;
  settled.abort();
}

async function finished(animation: Animation, end: AbortSignal | undefined): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  const finish = (): void => {
    if (animation.playState !== 'finished' && animation.playState !== 'idle') animation.finish();
  };
  end?.addEventListener('abort', finish, { signal });
  // The clock of a hidden page stands still.
  document.addEventListener('visibilitychange', () => document.hidden && finish(), { signal });
  // Rejects where the thing is taken out of the page on the way: then it has arrived, too.
  await animation.finished.catch(() => undefined);
  settled.abort();
}

/** Part of an SVG, and laid where it lies by something around it. */
function isDrawn(thing: Element): boolean {
  return thing instanceof SVGElement && !!thing.ownerSVGElement && !thing.hasAttribute('transform');
}

function isFinite(animation: Animation): boolean {
  return animation.effect?.getComputedTiming().endTime !== Infinity;
}
