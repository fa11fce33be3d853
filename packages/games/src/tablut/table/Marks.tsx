import type { JSX } from 'preact';
import type { Square, StandingThreat, TablutMove } from '../rules/index.ts';
import type { Lie, Point } from './geometry.ts';

interface OnBoard {
  readonly lie: Lie;
}

interface TargetsProps extends OnBoard {
  readonly squares: readonly Square[];
  readonly over: Square | undefined;
}

/** Legal target = a ring in *go*; filled under the piece that hangs over it. */
export function Targets({ lie, squares, over }: TargetsProps): JSX.Element {
  return (
    <g>
      {squares.map((square) => {
        const { x, y } = lie.middleOf(square);
        const isOver = square === over;
        return (
          <g key={square} class="tablut-target" data-over={isOver}>
            <circle class="halo" cx={x} cy={y} r={isOver ? 34 : 19} />
            <circle cx={x} cy={y} r={isOver ? 34 : 19} />
          </g>
        );
      })}
    </g>
  );
}

export function Selected({ lie, square }: OnBoard & { readonly square: Square }): JSX.Element {
  const { x, y } = lie.middleOf(square);
  return <rect class="tablut-selected" x={x - 46} y={y - 46} width="92" height="92" rx="12" />;
}

/** Last move = a trace in *note*: where it came from, its way, where it stands. */
export function LastMove({ lie, from, to }: OnBoard & TablutMove): JSX.Element {
  const start = lie.middleOf(from);
  const end = lie.middleOf(to);
  return (
    <g class="tablut-last">
      <path class="halo" d={line(start, end)} />
      <path d={line(start, end)} />
      <circle class="halo" cx={start.x} cy={start.y} r="11" />
      <circle class="came-from" cx={start.x} cy={start.y} r="11" />
      <rect x={end.x - 44} y={end.y - 44} width="88" height="88" rx="10" />
    </g>
  );
}

interface ThreatsProps extends OnBoard {
  readonly threats: readonly StandingThreat[];
  readonly showWays: boolean;
}

/** Threatened = *stop*. A void threat is broken: it is there, and does nothing. TB5.3 */
export function Threats({ lie, threats, showWays }: ThreatsProps): JSX.Element | null {
  const [first] = threats;
  if (!first) return null;
  const king = lie.middleOf(first.king);
  const isLive = threats.some(({ status }) => status !== 'void');
  return (
    <g class="tablut-threat">
      <circle class="halo" cx={king.x} cy={king.y} r="45" />
      <circle data-void={!isLive} cx={king.x} cy={king.y} r="45" />
      {showWays &&
        threats.map(({ from, to, status }) => (
          <g key={`${from}-${to}`} data-void={status === 'void'}>
            <path class="halo" d={arrow(lie.middleOf(from), lie.middleOf(to))} />
            <path d={arrow(lie.middleOf(from), lie.middleOf(to))} />
          </g>
        ))}
    </g>
  );
}

export function HintArrow({ lie, from, to }: OnBoard & TablutMove): JSX.Element {
  const way = arrow(lie.middleOf(from), lie.middleOf(to));
  return (
    <g class="tablut-hint">
      <path class="halo" d={way} />
      <path d={way} />
    </g>
  );
}

/** The king is in: rings of brass run out from the corner, once. TB4.5 */
export function Glory({ lie, square }: OnBoard & { readonly square: Square }): JSX.Element {
  const { x, y } = lie.middleOf(square);
  return (
    <g class="tablut-glory" transform={`translate(${x} ${y})`}>
      <circle r="60" />
      <circle r="60" />
      <circle r="60" />
    </g>
  );
}

function line(start: Point, end: Point): string {
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

/** Along a row or a column, from the rim of one square to the middle of another, with a head. */
function arrow(start: Point, end: Point): string {
  const along = { x: Math.sign(end.x - start.x), y: Math.sign(end.y - start.y) };
  const tail = { x: start.x + along.x * 30, y: start.y + along.y * 30 };
  const left = { x: end.x - 22 * (along.x + along.y), y: end.y - 22 * (along.y + along.x) };
  const right = { x: end.x - 22 * (along.x - along.y), y: end.y - 22 * (along.y - along.x) };
  return `${line(tail, end)}M${left.x} ${left.y}L${end.x} ${end.y}L${right.x} ${right.y}`;
}
