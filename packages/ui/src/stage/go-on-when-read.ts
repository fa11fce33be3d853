import { readingPace } from './pace.ts';

/** In milliseconds: to see that something is there, and for each letter of it. */
const NOTICED = 1500;
const PER_LETTER = 55;

/**
 * Goes on from a moment once it could be read. Its `.moment-time` shows how much of that time has gone by; who
 * touches it, moves the mouse over it or has the focus in it stops the time. Where nothing moves, it waits.
 * Gives the way to stop it for good.
 */
export function goOnWhenRead(panel: HTMLElement, goOn: () => void): () => void {
  const pace = readingPace();
  const bar = panel.querySelector('.moment-time');
  if (pace === 0 || !bar) return () => undefined;
  const duration = (NOTICED + PER_LETTER * panel.textContent.length) * pace;
  const time = bar.animate({ scale: ['0 1', '1 1'] }, { duration, fill: 'both' });
  time.onfinish = goOn;
  const stopped = new AbortController();
  const { signal } = stopped;
  const holding = new Set<'focus' | 'touch' | 'mouse' | 'hidden'>();
  const hold = (reason: 'focus' | 'touch' | 'mouse' | 'hidden', isHolding: boolean): void => {
    if (isHolding) holding.add(reason);
    else holding.delete(reason);
    panel.toggleAttribute('data-held', holding.size > 0);
    if (holding.size > 0) time.pause();
    else time.play();
  };
  const on = (type: string, listener: (event: Event) => void, at: EventTarget = panel): void =>
    at.addEventListener(type, listener, { signal });
  on('focusin', () => hold('focus', true));
  on('focusout', () => hold('focus', false));
  on('pointerdown', (event) => hold(isMouse(event) ? 'mouse' : 'touch', true));
  // A mouse that rests where the panel came does not look closer, and a finger that is lifted may still be reading.
  on('pointermove', (event) => isMouse(event) && hasMoved(event) && hold('mouse', true));
  on('pointerleave', (event) => isMouse(event) && hold('mouse', false));
  on('visibilitychange', () => hold('hidden', document.hidden), document);
  if (document.hidden) hold('hidden', true);
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
