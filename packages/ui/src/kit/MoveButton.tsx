import type { ComponentChildren, JSX } from 'preact';
import { Button, type ButtonLook } from '../controls/Button.tsx';
import type { IconShape } from '../icons/icons.ts';
import { isSame } from './is-same.ts';

interface MoveButtonProps<Move> {
  readonly move: NoInfer<Move>;
  readonly hint: Move | undefined;
  readonly play: (move: Move) => unknown;
  readonly kind?: ButtonLook['kind'];
  readonly icon?: IconShape;
  readonly children: ComponentChildren;
}

/** Plays one move; pointed out where that is the hint. */
export function MoveButton<Move>(props: MoveButtonProps<Move>): JSX.Element {
  const { move, hint, play, kind, icon, children } = props;
  return (
    <Button kind={kind} icon={icon} data-hinted={isSame(hint, move)} onClick={() => play(move)}>
      {children}
    </Button>
  );
}
