import { type Act, type Choices, pickOne } from '@kast/ui/kit';
import { circleNamed, type DrunterMove, type DrunterView, makeCircle } from '../rules/index.ts';

export interface Decision {
  readonly view: DrunterView;
  readonly moves: readonly DrunterMove[];
  readonly seat: number;
  /** Steps are made with "Klaar!". DD5.1 */
  readonly isCalling: boolean;
}

/** What the hand may do on the board; answers, passing and calling alone have their buttons. */
export function choicesOf(decision: Decision): Choices<DrunterMove> {
  const { view, seat, isCalling } = decision;
  const stackOn = (cell: string) => view.stacks[circleNamed(cell)] ?? [];
  const step = (from: string, to: string): DrunterMove => ({
    kind: 'step',
    from: circleNamed(from),
    to: circleNamed(to),
    call: isCalling,
  });
  if (view.phase === 'placing') return { pick: () => undefined, press: placing(decision) };
  if (view.phase !== 'moving') return { pick: () => undefined };
  return {
    pick: pickOne((cell) => stackOn(cell).some(({ owner }) => owner === seat)),
    carry([from = ''], to) {
      const isLegal = targetsFrom(decision, from).includes(to);
      return { kind: isLegal ? 'play' : 'explain', move: step(from, to) };
    },
    // Somebody else's stone: let the rules say so.
    press: (cell) =>
      stackOn(cell).length > 0 ? { kind: 'explain', move: step(cell, cell) } : undefined,
  };
}

/** The names of the circles that may be gone to from here; with nothing in hand, those to lay a disc on. */
export function targetsFrom(
  { moves, isCalling }: Decision,
  from: string | undefined,
): readonly string[] {
  return moves.flatMap((move) => {
    if (move.kind === 'place') return [makeCircle(move.at)];
    const isWay = move.kind === 'step' && makeCircle(move.from) === from && move.call === isCalling;
    return isWay ? [makeCircle(move.to)] : [];
  });
}

function placing(decision: Decision): (cell: string) => Act<DrunterMove> {
  return (cell) => ({
    kind: targetsFrom(decision, undefined).includes(cell) ? 'play' : 'explain',
    move: { kind: 'place', at: circleNamed(cell) },
  });
}
