import type { JSX } from 'preact';
import type { HandOnTable } from './use-hand.ts';
import './liftable.css';

interface LiftableProps extends Omit<JSX.IntrinsicElements['span'], 'ref'> {
  /** Absent where nothing can be taken up. */
  readonly hand: Pick<HandOnTable, 'hanging' | 'lifted'> | undefined;
  readonly at: string;
}

/** What lies in a cell, in HTML; what hangs is another element, which the hand moves. */
export function Liftable({ hand, at, ...rest }: LiftableProps): JSX.Element {
  const isHanging = hand?.hanging === at;
  return (
    <span
      {...rest}
      key={isHanging ? 'hanging' : 'lying'}
      ref={isHanging ? hand.lifted : null}
      data-at={at}
      data-hanging={isHanging || undefined}
    />
  );
}
