import type { LiveHand } from './use-live-throw.ts';

/** What a hand does with pointer and keys over the scene. */
export interface Gestures {
  onPointerDown(this: void, event: PointerEvent): void;
  onPointerMove(this: void, event: PointerEvent): void;
  onPointerUp(this: void, event: PointerEvent): void;
  onPointerCancel(this: void, event: PointerEvent): void;
  onKeyDown(this: void, event: KeyboardEvent): void;
  onKeyUp(this: void, event: KeyboardEvent): void;
  onBlur(this: void): void;
}

const DIP_KEYS = new Set([' ', 'ArrowDown']);

export function gesturesOf({ live, wake }: LiveHand): Gestures {
  const { hand } = live;
  return {
    onPointerDown(event) {
      // A second finger is none of the hand's.
      if (!event.isPrimary || event.button !== 0) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      hand.grab({ time: event.timeStamp, y: event.clientY });
      wake();
    },
    onPointerMove(event) {
      if (!event.isPrimary) return;
      for (const { timeStamp, clientY } of sightsOf(event)) {
        hand.drag({ time: timeStamp, y: clientY });
      }
    },
    onPointerUp(event) {
      if (event.isPrimary) hand.letGo();
    },
    onPointerCancel(event) {
      if (event.isPrimary) hand.lose();
    },
    onKeyDown(event) {
      const isDip = DIP_KEYS.has(event.key);
      if (!isDip && event.key !== 'ArrowUp') return;
      event.preventDefault();
      if (event.repeat) return;
      if (isDip) hand.dip();
      else hand.flick();
      wake();
    },
    onKeyUp(event) {
      if (DIP_KEYS.has(event.key)) hand.flick();
    },
    onBlur() {
      hand.lose();
    },
  };
}

/** Browsers gather what was seen since the last frame. */
function sightsOf(event: PointerEvent): readonly PointerEvent[] {
  const gathered = event.getCoalescedEvents();
  return gathered.length > 0 ? gathered : [event];
}
