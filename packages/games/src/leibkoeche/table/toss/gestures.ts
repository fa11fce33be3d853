import type { JSX } from 'preact';
import type { Aim } from '../../rules/index.ts';
import type { Running } from './use-live-throw.ts';

/** LK8.1: held, the pan rocks; let go, the hand flicks. */
const KEYS: Readonly<Record<string, Aim>> = { ' ': 'half', ArrowDown: 'half', ArrowUp: 'full' };

/** What a hand does with pointer and keys over the scene. */
export function gesturesOf({ live, wake }: Running): JSX.IntrinsicElements['button'] {
  const { hand } = live;
  return {
    onPointerDown(event) {
      // A second finger is none of the hand's.
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hand.grab(event.timeStamp, event.clientY);
      wake();
    },
    onPointerMove(event) {
      if (!event.isPrimary) return;
      for (const { timeStamp, clientY } of sightsOf(event)) {
        hand.drag(timeStamp, clientY);
      }
    },
    onPointerUp(event) {
      if (event.isPrimary) hand.letGo(event.timeStamp);
    },
    onPointerCancel(event) {
      if (event.isPrimary) live.lose();
    },
    onKeyDown(event) {
      const aim = KEYS[event.key];
      if (!aim) return;
      event.preventDefault();
      if (event.repeat) return;
      hand.press(aim);
      wake();
    },
    onKeyUp(event) {
      const aim = KEYS[event.key];
      if (aim) hand.release(aim);
    },
    onBlur: () => live.lose(),
  };
}

/** Browsers gather what was seen since the last frame. */
function sightsOf(event: PointerEvent): readonly PointerEvent[] {
  const gathered = event.getCoalescedEvents();
  return gathered.length > 0 ? gathered : [event];
}
