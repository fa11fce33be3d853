import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface TossPanelProps {
  readonly label: string;
  readonly children: ComponentChildren;
  /** Escape; absent while nothing may be broken off. */
  readonly onEscape: (() => void) | undefined;
  /** Enter, where it is not meant for something else. */
  readonly onEnter?: () => void;
}

/** Over the board, as large as it is; the rest of the room stays within reach. */
export function TossPanel({ label, children, ...keys }: TossPanelProps): JSX.Element {
  const panel = useRef<HTMLDivElement>(null);
  const told = useRef(keys);
  told.current = keys;
  useEffect(() => {
    const end = new AbortController();
    const listen = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape') told.current.onEscape?.();
      if (key === 'Enter' && target === document.body) told.current.onEnter?.();
    };
    document.addEventListener('keydown', listen, { signal: end.signal });
    return () => end.abort();
  }, []);
  useLayoutEffect(() => () => handOverFocus(panel.current), []);
  return (
    <div ref={panel} class="lk-toss-panel" role="dialog" aria-label={label}>
      {children}
    </div>
  );
}

/** Whoever played here by keys goes on in the kitchen below. */
function handOverFocus(panel: HTMLElement | null): void {
  if (!panel?.contains(document.activeElement)) return;
  const cell = panel.parentElement?.querySelector<HTMLElement>('.lk-kitchen [tabindex="0"]');
  cell?.focus({ preventScroll: true });
}
