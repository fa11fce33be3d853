import { readingPace } from './pace.ts';
import type { Cue } from './stage.ts';

/** In milliseconds: to see that something is there, and for each letter of it. */
const NOTICED = 1500;
const PER_LETTER = 55;

/**
 * Goes on from a moment once it could be read. Its `.moment-time` shows how much of that time has gone by; who
 * touches it, moves the mouse over it or has the focus in it stops the time. Where nothing moves, it waits.
 */
export function goOnWhenRead(panel: HTMLElement, { goOn, end }: Pick<Cue, 'goOn' | 'end'>): void {
  const pace = readingPace();
  const bar = panel.querySelector('.moment-time');
  if (pace === 0 || !bar) return;
  const duration = (NOTICED + PER_LETTER * panel.textContent.length) * pace;
  const time = bar.animate({ scale: ['0 1', '1 1'] }, { duration, fill: 'both' });
  time.onfinish = goOn;
  const setHeld = (isHeld: boolean): void => {
    panel.toggleAttribute('data-held', isHeld);
    if (isHeld) time.pause();
    else time.play();
  };
  const on = (types: readonly string[], listener: (event: Event) => void, at: EventTarget): void =>
    types.forEach((type) => at.addEventListener(type, listener, { signal: end }));
  on(['focusin', 'pointerdown'], () => setHeld(true), panel);
  on(['focusout'], () => setHeld(false), panel);
  // A mouse that rests where the panel came does not look closer, and a finger that is lifted may still be reading.
  on(['pointermove'], (event) => isMouse(event) && hasMoved(event) && setHeld(true), panel);
  on(['pointerleave'], (event) => isMouse(event) && setHeld(false), panel);
  on(['visibilitychange'], () => setHeld(document.hidden), document);
  if (document.hidden) setHeld(true);
}

function isMouse(event: Event): event is PointerEvent {
  return (event as PointerEvent).pointerType === 'mouse';
}

function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}
