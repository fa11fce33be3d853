import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Nowhere: what had it at the table may just be gone. */
const AT_TABLE = 'body, .board-cell, .tray, .tray *';
const CELL = '.board-cell[tabindex="0"]';

/**
 * For what lies over a table for a while. Whoever plays by keys is led to its button, where `leads` says so; when it
 * goes and they are in it, they are again where they came from, or at the nearest cells where that is gone. Gives what
 * is to be called when the focus comes in.
 */
export function useLentFocus(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  leads: boolean,
): (event: FocusEvent) => void {
  const lender = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    const place = current?.parentElement;
    if (!isOpen) return undefined;
    if (leads && document.activeElement?.matches(AT_TABLE)) focus(current?.querySelector('button'));
    return () => {
      if (!current?.contains(document.activeElement)) return;
      // What else is gone is known when all has been drawn.
      queueMicrotask(() => {
        focus(lender.current);
        if (document.activeElement === lender.current) return;
        focus(place?.closest(`:has(${CELL})`)?.querySelector(CELL));
      });
    };
  }, [isOpen]);
  return ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && isPlace(relatedTarget)) {
      lender.current = relatedTarget;
    }
  };
}

/** Where only a page has led, as to its beginning, is no place to come back to. */
function isPlace(thing: HTMLElement): boolean {
  return thing.tabIndex >= 0 || thing.matches(AT_TABLE);
}

function focus(thing: EventTarget | null | undefined): void {
  (thing as HTMLElement | null | undefined)?.focus({ preventScroll: true });
}
