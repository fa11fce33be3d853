import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Speech } from './seat-words.ts';
import './curtain.css';

interface CurtainProps {
  readonly speech: Speech;
  /** Who may look behind it. */
  readonly name: string;
  readonly onOpen: () => void;
}

/**
 * Hangs before the board while a device is handed over: nobody sees what is not theirs. What had the focus is gone
 * with the board, and there is one thing to press.
 */
export function Curtain({ speech, name, onOpen }: CurtainProps): JSX.Element {
  const { table } = speech.t;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} class="curtain">
      <h2>{table.curtainTitle({ name })}</h2>
      <p>{table.curtainText}</p>
      <Button kind="primary" size="large" onClick={onOpen}>
        {table.curtainOpen({ name })}
      </Button>
    </div>
  );
}
