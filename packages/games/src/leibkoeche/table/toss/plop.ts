import { playSound } from '@kast/ui';

/** A pancake comes down, on whatever. */
export function plop(): void {
  playSound('place');
  navigator.vibrate?.(12);
}
