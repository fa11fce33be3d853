import {
  arrow,
  type GridLie,
  Haloed,
  HintArrow,
  LastMove,
  Mark,
  Marks,
  Targets,
} from '@kast/ui/kit';
import type { JSX } from 'preact';
import {
  kingSquare,
  type StandingThreat,
  squareNamed,
  type TablutMove,
  type TablutView,
} from '../../rules/index.ts';

interface SignsBelowProps {
  readonly lie: GridLie;
  readonly view: TablutView;
  readonly last: TablutMove | undefined;
  readonly selected: string | undefined;
  readonly isGlory: boolean;
}

/** Under the pieces: the last move, what is in hand, who threatens the king. */
export function SignsBelow({ lie, view, last, selected, isGlory }: SignsBelowProps): JSX.Element {
  const from = last && lie.middleOf(last.from);
  const to = last && lie.middleOf(last.to);
  const held = selected === undefined ? undefined : lie.middleOf(squareNamed(selected));
  const king = isGlory ? lie.middleOf(kingSquare(view.board)) : undefined;
  return (
    <Marks>
      {from && to && (
        <LastMove from={from} to={to}>
          <rect x={to.x - 44} y={to.y - 44} width="88" height="88" rx="10" />
        </LastMove>
      )}
      <Threats lie={lie} threats={view.threats} showWays={view.turn === 'light'} />
      {king && <Glory {...king} />}
      {held && (
        <Mark as="selected">
          <rect x={held.x - 46} y={held.y - 46} width="92" height="92" rx="12" />
        </Mark>
      )}
    </Marks>
  );
}

interface SignsAboveProps {
  readonly lie: GridLie;
  readonly targets: readonly string[];
  readonly over: string | undefined;
  readonly hint: TablutMove | undefined;
}

/** Over the pieces: where one may go, and a hint. */
export function SignsAbove({ lie, targets, over, hint }: SignsAboveProps): JSX.Element {
  return (
    <Marks>
      <Targets
        cells={targets}
        over={over}
        ringOn={(cell, isOver) => ({ at: lie.middleOf(squareNamed(cell)), rx: isOver ? 34 : 19 })}
      />
      {hint && <HintArrow from={lie.middleOf(hint.from)} to={lie.middleOf(hint.to)} />}
    </Marks>
  );
}

interface ThreatsProps {
  readonly lie: GridLie;
  readonly threats: readonly StandingThreat[];
  readonly showWays: boolean;
}

/** Threatened = *stop*. A void threat is broken: it is there, and does nothing. TB5.3 */
function Threats({ lie, threats, showWays }: ThreatsProps): JSX.Element | null {
  const [first] = threats;
  if (!first) return null;
  const { x, y } = lie.middleOf(first.king);
  const isVoid = threats.every(({ status }) => status === 'void');
  return (
    <Mark as="stop">
      <circle class="halo" cx={x} cy={y} r="45" />
      <circle class="tablut-threat" data-void={isVoid} cx={x} cy={y} r="45" />
      {showWays &&
        threats.map(({ from, to, status }) => (
          <Haloed
            key={`${from}-${to}`}
            class="tablut-threat"
            data-void={status === 'void'}
            d={arrow(lie.middleOf(from), lie.middleOf(to))}
          />
        ))}
    </Mark>
  );
}

/** The king is in: rings of brass run out from the corner, once. TB4.5 */
function Glory({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g class="tablut-glory" transform={`translate(${x} ${y})`}>
      <circle r="60" />
      <circle r="60" />
      <circle r="60" />
    </g>
  );
}
