import { readingPace } from './pace.ts';
import { readingTime } from './reading.ts';
import { goUnlessHeld } from './reading-clock.ts';

/**
 * Goes on from a moment once it could be read. Its `.moment-time` shows how much of that time has gone by; who
 * touches it, moves the mouse over it or has the focus in it stops the time. Where nothing moves, it waits.
 * Gives the way to stop it for good.
 */
export function goOnWhenRead(panel: HTMLElement, goOn: () => void): () => void {
  const bar = panel.querySelector('.moment-time');
  const pace = readingPace();
  if (pace === 0 || !bar) return () => undefined;
  const duration = readingTime(panel.textContent) * pace;
  const time = bar.animate({ scale: ['0 1', '1 1'] }, { duration, fill: 'both' });
  time.onfinish = goOn;
  const stopped = new AbortController();
  const { signal } = stopped;
  const clock = {
    play() {
      panel.toggleAttribute('data-held', false);
      time.play();
    },
    pause() {
      panel.toggleAttribute('data-held', true);
      time.pause();
    },
  };
  const hold = goUnlessHeld<'focus' | 'touch' | 'mouse'>(clock, signal);
  const on = (type: string, listener: (event: Event) => void): void =>
    panel.addEventListener(type, listener, { signal });
  on('focusin', () => hold('focus', true));
  on('focusout', () => hold('focus', false));
  on('pointerdown', (event) => hold(isMouse(event) ? 'mouse' : 'touch', true));
  // A mouse that rests where the panel came does not look closer, and a finger that is lifted may still be reading.
  on('pointermove', (event) => isMouse(event) && hasMoved(event) && hold('mouse', true));
  on('pointerleave', (event) => isMouse(event) && hold('mouse', false));
  return () => {
    stopped.abort();
    time.cancel();
  };
}

function isMouse(event: Event): event is PointerEvent {
  return (event as PointerEvent).pointerType === 'mouse';
}

function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}
