import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface TossPanelProps {
  readonly label: string;
  readonly children: ComponentChildren;
  /** Escape, and Enter where it is not meant for something else. */
  readonly onSkip: () => void;
}

/** The toss of somebody else, over the board and as large as it is; the rest of the room stays within reach. */
export function TossPanel({ label, children, onSkip }: TossPanelProps): JSX.Element {
  const told = useRef(onSkip);
  told.current = onSkip;
  useLayoutEffect(() => {
    const end = new AbortController();
    const listen = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' || (key === 'Enter' && target === document.body)) told.current();
    };
    document.addEventListener('keydown', listen, { signal: end.signal });
    return () => end.abort();
  }, []);
  return (
    <div class="lk-toss-panel" role="dialog" aria-label={label}>
      {children}
    </div>
  );
}
