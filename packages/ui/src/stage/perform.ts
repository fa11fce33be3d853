import { liftToLayer } from './motion-layer.ts';
import { EASE_OUT, type Motion } from './motions.ts';
import { paceNow } from './pace.ts';

/** How many things move. */
let moving = 0;
/** What has come to rest while others moved: to let go of one is to draw anew. */
let atRest: (() => void)[] = [];

export interface PerformOptions {
  /** Ending it early is coming to rest, too. */
  readonly end?: AbortSignal;
  /** The table: what moves is seen over all else on it. */
  readonly over?: Element | null;
}

/** Plays a motion; resolves when it has come to rest, at once where nothing moves or `end` has been called for already. */
export async function perform(
  thing: Element,
  motion: Motion,
  { end, over }: PerformOptions = {},
): Promise<void> {
  const pace = paceNow();
  if (pace === 0 || end?.aborted) return;
  const { frames, duration, delay = 0, easing = EASE_OUT } = motion;
  const timing = { duration: duration * pace, delay: delay * pace, easing, fill: 'both' } as const;
  const layer = liftToLayer(thing, motion, over);
  const animation = layer
    ? layer.element.animate(layer.framesOf(frames), timing)
    : thing.animate([...frames], timing);
  moving += 1;
  await finished(animation, end);
  moving -= 1;
  const land = motion.leaves ? layer?.leave : (layer?.land ?? (() => animation.cancel()));
  // After a jump it lies elsewhere, whatever else still moves.
  if (end?.aborted) land?.();
  else if (land) atRest.push(land);
  landAll();
}

/** Of what has come to rest, once nothing moves any more. */
function landAll(): void {
  if (moving > 0) return;
  for (const rested of atRest) rested();
  atRest = [];
}

/** Waits as long as a motion of this length would take: an animation of nothing would ask for every frame. */
export async function performRest(milliseconds: number, end?: AbortSignal): Promise<void> {
  const pace = paceNow();
  if (pace === 0 || end?.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds * pace);
  const settled = onEnd(resolve, end);
  await promise;
  clearTimeout(timer);
  settled.abort();
}

/** Plays what a style sheet moves in this thing, at the pace of the others; endless motions go on. */
export async function performStyled(thing: Element, end?: AbortSignal): Promise<void> {
  const pace = paceNow();
  const animations = thing.getAnimations({ subtree: true }).filter(endsByStyle);
  if (pace === 0 || end?.aborted) {
    for (const animation of animations) animation.finish();
    return;
  }
  for (const animation of animations) animation.updatePlaybackRate(1 / pace);
  moving += 1;
  await Promise.all(animations.map((animation) => finished(animation, end)));
  moving -= 1;
  landAll();
}

/**
 * Draws frame by frame what is simulated rather than moved, until `draw` says that it has come to rest. It is
 * given the milliseconds since it began; infinitely many where nothing moves, or when it is ended early. Rejects
 * with what `draw` throws: nobody else hears of a frame.
 */
export async function performFrames(
  draw: (elapsed: number) => boolean,
  end?: AbortSignal,
): Promise<void> {
  const pace = paceNow();
  const start = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const isAtRest = (elapsed: number): boolean => {
    try {
      return draw(elapsed);
    } catch (error) {
      reject(error);
      return true;
    }
  };
  const next = (now: number): void => {
    if (settled.signal.aborted) return;
    const isEnded = pace === 0 || paceNow() === 0 || end?.aborted === true;
    if (isAtRest(isEnded ? Infinity : Math.max(0, now - start) / pace) || isEnded) resolve();
    else requestAnimationFrame(next);
  };
  // No frame comes to a hidden page, nor need one come after the end.
  const settled = onEnd(() => {
    settled.abort();
    isAtRest(Infinity);
    resolve();
  }, end);
  next(start);
  await promise.finally(() => settled.abort());
}

async function finished(animation: Animation, end: AbortSignal | undefined): Promise<void> {
  const settled = onEnd(() => {
    if (animation.playState !== 'finished' && animation.playState !== 'idle') animation.finish();
  }, end);
  // Rejects where it is cancelled, as what a style sheet moves is when it is taken out of the page: then it has
  // arrived, too. What a script moves goes on unseen.
  await animation.finished.catch(() => undefined);
  settled.abort();
}

/** When nobody wants more of it, or looks: the clock of a hidden page stands still. Aborted, it listens no more. */
function onEnd(finish: () => void, end: AbortSignal | undefined): AbortController {
  const settled = new AbortController();
  const { signal } = settled;
  end?.addEventListener('abort', finish, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && finish(), { signal });
  return settled;
}

/** What a script moves is at the right pace already. */
function endsByStyle(animation: Animation): boolean {
  const isStyled = animation instanceof CSSAnimation || animation instanceof CSSTransition;
  return isStyled && animation.effect?.getComputedTiming().endTime !== Infinity;
}
