/** Set on the page while it is used by finger or mouse. */
const PRESSING = 'data-pressing';

let isFollowed = false;

/**
 * Whoever presses needs no frame around what the focus was led to; whoever plays by keys does. Browsers draw one wherever
 * a script puts the focus when what had it is gone, whatever is in use.
 */
export function followPressing(): void {
  if (isFollowed) return;
  isFollowed = true;
  const root = document.documentElement;
  addEventListener('pointerdown', () => root.setAttribute(PRESSING, ''), { capture: true });
  addEventListener('keydown', () => root.removeAttribute(PRESSING), { capture: true });
}
