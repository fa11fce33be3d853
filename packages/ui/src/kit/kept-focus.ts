import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { followPressing } from './pressing.ts';

/**
 * Whoever plays by keys stays where they were: when what had the focus is gone, `next` says what has it
 * now. Spread what this returns on the element around it.
 */
export function useKeptFocus(
  around: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
): { readonly onFocusIn: (event: FocusEvent) => void; readonly onFocusOut: () => void } {
  const focused = useRef<Element | null>(null);
  useEffect(followPressing, []);
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || lost.isConnected || !isNowhere()) return;
    focused.current = null;
    next()?.focus({ preventScroll: true });
  });
  return {
    onFocusIn: ({ target }) => {
      focused.current =
        target instanceof Element && around.current?.contains(target) ? target : null;
    },
    onFocusOut: () => forgetWhenLeft(focused),
  };
}

/** What had the focus was left by the player, and not taken away. */
export function forgetWhenLeft(focused: RefObject<Element | null>): void {
  queueMicrotask(() => {
    if (focused.current?.isConnected && focused.current !== document.activeElement) {
      focused.current = null;
    }
  });
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
