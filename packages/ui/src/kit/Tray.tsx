import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useKeptFocus } from './kept-focus.ts';
import './tray.css';

interface TrayProps {
  readonly label?: string | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * Beside the board, within reach of the thumb: what is decided by a word rather than by a place. When the
 * button that was pressed is gone, the focus stays here.
 */
export function Tray({ label, class: name = '', children }: TrayProps): JSX.Element {
  const tray = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(tray, () => {
    const next = tray.current?.querySelector<HTMLElement>('button:not(:disabled), [tabindex="0"]');
    return next ?? tray.current;
  });
  return (
    <div ref={tray} class={`tray ${name}`} role="group" aria-label={label} tabIndex={-1} {...kept}>
      {children}
    </div>
  );
}
