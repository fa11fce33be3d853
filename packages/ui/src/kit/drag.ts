import type { Offset } from '../stage/motions.ts';

/** Pixels that a press may wander before it is a drag: fingers tremble more than mice. */
const SLACK = { mouse: 4, touch: 9 };

export interface DragHandlers {
  /** The press has become a drag. */
  readonly onLift?: () => void;
  /** How far from where it was lifted, and where on the page. */
  readonly onMove?: (offset: Offset, at: Offset) => void;
  readonly onDrop: (at: Offset) => void;
  /** The system took the pointer away. */
  readonly onTakenAway?: () => void;
  readonly onEscape?: () => void;
}

/**
 * Follows one pointer from its pressing down, mouse, pen and finger alike. A press that does not
 * move stays a click. What is to be lifted needs `touch-action: none`; elsewhere the page may take the finger to scroll with.
 */
export function followDrag(down: PointerEvent, handlers: DragHandlers): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const pressed = down.currentTarget as Element;
  const slack = down.pointerType === 'touch' ? SLACK.touch : SLACK.mouse;
  const end = new AbortController();
  const signal = end.signal;
  let lifted = false;
  /** Escape was pressed, with the button still down: its release brings a click, too. */
  let laidDown = false;

  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId || laidDown) return;
    const offset = { x: event.clientX - down.clientX, y: event.clientY - down.clientY };
    if (!lifted && Math.hypot(offset.x, offset.y) < slack) return;
    if (!lifted) {
      lifted = true;
      pressed.setPointerCapture(down.pointerId);
      handlers.onLift?.();
    }
    handlers.onMove?.(offset, { x: event.clientX, y: event.clientY });
  };

  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    end.abort();
    if (!lifted) return;
    swallowClick(pressed);
    if (!laidDown) handlers.onDrop({ x: event.clientX, y: event.clientY });
  };

  const onTakenAway = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    end.abort();
    if (lifted && !laidDown) handlers.onTakenAway?.();
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || laidDown) return;
    if (!lifted) return end.abort();
    laidDown = true;
    handlers.onEscape?.();
  };

  // A quick hand has left what it pressed before it has moved for the first time.
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', onTakenAway, { signal });
  addEventListener('keydown', onKey, { signal });
}

/** The browser sends a click after the release; it has been answered already. */
function swallowClick(pressed: Element): void {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  pressed.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => pressed.removeEventListener('click', swallow, { capture: true }));
}
