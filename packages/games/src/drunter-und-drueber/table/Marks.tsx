import type { JSX } from 'preact';
import { type Circle, circleNamed, type DrunterMove, type Stack } from '../rules/index.ts';
import { type Lie, type Point, restOf } from './geometry.ts';
import './marks.css';

interface OnBoard {
  readonly lie: Lie;
  readonly stacks: readonly Stack[];
}

interface TargetsProps extends OnBoard {
  readonly circles: readonly string[];
  readonly over: string | undefined;
}

/** Legal target = a ring in *go*; filled under the disc that hangs over it. */
export function Targets({ lie, stacks, circles, over }: TargetsProps): JSX.Element {
  return (
    <g>
      {circles.map((name) => {
        const { x, y } = topOf(lie, stacks, circleNamed(name));
        return (
          <g key={name} class="drunter-target" data-over={name === over}>
            <ellipse class="halo" cx={x} cy={y} rx="46" ry="39" />
            <ellipse cx={x} cy={y} rx="46" ry="39" />
          </g>
        );
      })}
    </g>
  );
}

export function Selected({ lie, at }: { readonly lie: Lie; readonly at: Circle }): JSX.Element {
  const { x, y } = lie.middleOf(at);
  return <ellipse class="drunter-selected" cx={x} cy={y + 2} rx="49" ry="43" />;
}

interface LastMoveProps extends OnBoard {
  readonly from: Circle | undefined;
  readonly to: Circle;
}

/** Last move = a trace in *note*. */
export function LastMove({ lie, stacks, from, to }: LastMoveProps): JSX.Element {
  const end = topOf(lie, stacks, to);
  const start = from === undefined ? undefined : lie.middleOf(from);
  return (
    <g class="drunter-last">
      {start && (
        <>
          <path class="halo" d={line(start, end)} />
          <path class="way" d={line(start, end)} />
          <circle cx={start.x} cy={start.y} r="8" />
        </>
      )}
      <ellipse cx={lie.middleOf(to).x} cy={lie.middleOf(to).y + 2} rx="49" ry="43" />
    </g>
  );
}

/** An attack that waits for its answer. DD4.3 */
export function AttackMark({ lie, at }: { readonly lie: Lie; readonly at: Circle }): JSX.Element {
  const { x, y } = lie.middleOf(at);
  return <ellipse class="drunter-attack" cx={x} cy={y + 2} rx="51" ry="45" />;
}

/** A hint: where from, where to. */
export function HintMark({
  lie,
  stacks,
  move,
}: OnBoard & { readonly move: DrunterMove }): JSX.Element | null {
  if (move.kind === 'place') {
    const { x, y } = lie.middleOf(move.at);
    return <ellipse class="drunter-hint" cx={x} cy={y} rx="46" ry="39" />;
  }
  if (move.kind !== 'step') return null;
  const start = topOf(lie, stacks, move.from);
  const end = topOf(lie, stacks, move.to);
  return (
    <g class="drunter-hint">
      <path class="halo" d={line(start, end)} />
      <path d={line(start, end)} />
      <ellipse cx={end.x} cy={end.y} rx="46" ry="39" />
    </g>
  );
}

/** A circle that has just come to light glows for a moment. DD3.5 */
export function Glow({ lie, at }: { readonly lie: Lie; readonly at: Circle }): JSX.Element {
  const { x, y } = lie.middleOf(at);
  return (
    <g class="drunter-glow" transform={`translate(${x} ${y})`}>
      <ellipse rx="42" ry="36" />
      <ellipse rx="42" ry="36" />
    </g>
  );
}

/** The middle of the face that looks up. */
function topOf(lie: Lie, stacks: readonly Stack[], at: Circle): Point {
  const { x, y } = lie.middleOf(at);
  const height = stacks[at]?.length ?? 0;
  const rest = restOf(height);
  return { x: x + (height > 0 ? rest.x - 3 : 0), y: y + rest.y };
}

function line(start: Point, end: Point): string {
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}
