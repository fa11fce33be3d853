import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import type { Speech } from './seat-words.ts';
import './curtain.css';

interface CurtainProps {
  readonly speech: Speech;
  /** Who may look behind it. */
  readonly name: string;
  readonly onOpen: () => void;
}

/** Hangs before the board while a device is handed over: nobody sees what is not theirs. */
export function Curtain({ speech, name, onOpen }: CurtainProps): JSX.Element {
  const { table } = speech.t;
  return (
    <div class="curtain">
      <h2>{table.curtainTitle({ name })}</h2>
      <p>{table.curtainText}</p>
      <Button kind="primary" size="large" onClick={onOpen}>
        {table.curtainOpen({ name })}
      </Button>
    </div>
  );
}
