import { type Act, type CellRows, type Choices, pickOne } from '@kast/ui/kit';
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
  if (view.phase === 'placing') return placing(decision);
  const isMoving = view.phase === 'moving';
  return {
    pick: pickOne((cell) => isMoving && stackOn(cell).some(({ owner }) => owner === seat)),
    carry(picked, to) {
      const [from = ''] = picked;
      const isLegal = targetsOf(decision, picked).includes(to);
      return { kind: isLegal ? 'play' : 'explain', move: step(from, to) };
    },
    // Somebody else's stone, or before a question was answered: let the rules say so.
    press: (cell) =>
      stackOn(cell).length > 0 ? { kind: 'explain', move: step(cell, cell) } : undefined,
  };
}

/** The circles that what is in hand may go to; a disc may be laid on the same ones whichever it is. */
export function targetsOf(
  { moves, isCalling }: Decision,
  [from]: readonly string[],
): readonly string[] {
  return moves.flatMap((move) => {
    if (move.kind === 'place') return [makeCircle(move.at)];
    const isWay = move.kind === 'step' && makeCircle(move.from) === from && move.call === isCalling;
    return isWay ? [makeCircle(move.to)] : [];
  });
}

/** The discs that are still to be laid, side by side. */
export function trayRows(stones: number): CellRows {
  return [Array.from({ length: stones }, (_, place) => `${IN_TRAY}${place + 1}`)];
}

export function isInTray(cell: string): boolean {
  return cell.startsWith(IN_TRAY);
}

const IN_TRAY = 'tray-';

/** DD2.1: any disc of the tray; who presses a circle at once has left it to the hand which. */
function placing(decision: Decision): Choices<DrunterMove> {
  const targets = targetsOf(decision, []);
  const layOn = (cell: string): Act<DrunterMove> => ({
    kind: targets.includes(cell) ? 'play' : 'explain',
    move: { kind: 'place', at: circleNamed(cell) },
  });
  return {
    pick: pickOne(isInTray),
    carry: (_picked, to) => (isInTray(to) ? undefined : layOn(to)),
    press: (cell) => (isInTray(cell) ? undefined : layOn(cell)),
  };
}
