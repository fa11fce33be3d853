/** It can stand still, and go on from there: an animation is one, too. */
export interface ReadingClock {
  play(): void;
  pause(): void;
}

/** One that nobody sees, which stands still at first: an animation of nothing would ask for every frame. */
export function unseenClock(milliseconds: number, atEnd: () => void): ReadingClock {
  let left = milliseconds;
  let going: { readonly since: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  return {
    play() {
      going ??= { since: performance.now(), timer: setTimeout(atEnd, left) };
    },
    pause() {
      if (!going) return;
      clearTimeout(going.timer);
      left -= performance.now() - going.since;
      going = undefined;
    },
  };
}

/**
 * Lets a clock go, but for as long as there is a reason to hold it. A hidden page is one for every clock: nobody
 * reads it. Gives the way to say another one.
 */
export function goUnlessHeld<Reason extends string = never>(
  clock: ReadingClock,
  signal: AbortSignal,
): (reason: Reason, isHolding: boolean) => void {
  const reasons = new Set<Reason | 'hidden'>();
  const hold = (reason: Reason | 'hidden', isHolding: boolean): void => {
    if (isHolding) reasons.add(reason);
    else reasons.delete(reason);
    if (reasons.size > 0) clock.pause();
    else clock.play();
  };
  const look = (): void => hold('hidden', document.hidden);
  document.addEventListener('visibilitychange', look, { signal });
  look();
  return hold;
}
