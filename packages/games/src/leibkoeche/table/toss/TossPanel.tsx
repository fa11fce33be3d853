import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './panel.css';

interface TossPanelProps {
  readonly label: string;
  readonly children: ComponentChildren;
  /** Absent while nothing may be broken off. */
  readonly onEscape: (() => void) | undefined;
}

/** Over the board, as large as it is; the rest of the room stays within reach. */
export function TossPanel({ label, children, onEscape }: TossPanelProps): JSX.Element {
  const escape = useRef(onEscape);
  escape.current = onEscape;
  useEffect(() => {
    const end = new AbortController();
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && escape.current?.();
    document.addEventListener('keydown', listen, { signal: end.signal });
    return () => end.abort();
  }, []);
  return (
    <div class="lk-toss-panel" role="dialog" aria-label={label}>
      {children}
    </div>
  );
}

/** Instead of the scene, until the physics is here. */
export function Heating({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="lk-toss-heating" role="status">
      {children}
    </div>
  );
}
