import type { Choices } from '@kast/ui';
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
  const { view, moves, seat, isCalling } = decision;
  if (view.phase === 'placing') {
    return {
      isOwn: () => false,
      go: (_from, to) => placing(moves, to),
      press: (cell) => placing(moves, cell),
    };
  }
  const stepFrom = (from: string, to: string): DrunterMove => ({
    kind: 'step',
    from: circleNamed(from),
    to: circleNamed(to),
    call: isCalling,
  });
  return {
    isOwn: (cell) =>
      view.phase === 'moving' &&
      (view.stacks[circleNamed(cell)]?.some(({ owner }) => owner === seat) ?? false),
    go(from, to) {
      const isLegal = targetsFrom(decision, from).includes(to);
      return { kind: isLegal ? 'play' : 'explain', move: stepFrom(from, to) };
    },
    // Somebody else's stone: let the rules say so.
    press: (cell) =>
      view.phase === 'moving' && view.stacks[circleNamed(cell)]?.length
        ? { kind: 'explain', move: stepFrom(cell, cell) }
        : undefined,
  };
}

/** The names of the circles that a step from here may go to. */
export function targetsFrom({ moves, isCalling }: Decision, from: string): readonly string[] {
  return moves.flatMap((move) =>
    move.kind === 'step' && move.from === circleNamed(from) && move.call === isCalling
      ? [makeCircle(move.to)]
      : [],
  );
}

/** While placing: every circle that may be taken. */
export function placesIn(moves: readonly DrunterMove[]): readonly string[] {
  return moves.flatMap((move) => (move.kind === 'place' ? [makeCircle(move.at)] : []));
}

function placing(moves: readonly DrunterMove[], cell: string) {
  const move: DrunterMove = { kind: 'place', at: circleNamed(cell) };
  return { kind: placesIn(moves).includes(cell) ? 'play' : 'explain', move } as const;
}
