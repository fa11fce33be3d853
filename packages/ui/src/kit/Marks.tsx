import type { ComponentChildren, JSX } from 'preact';
import type { Offset } from '../stage/motions.ts';
import './marks.css';

/** The signs on a board, the same at every table: they lie over or under the pieces and are never pressed. */
export function Marks({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <g class="marks on-wood">{children}</g>;
}

export interface Ring {
  readonly at: Offset;
  readonly rx: number;
  readonly ry?: number;
}

interface TargetsProps {
  readonly cells: readonly string[];
  /** The cell that something hangs over. */
  readonly over: string | undefined;
  readonly ringOn: (cell: string, isOver: boolean) => Ring;
}

/** Legal targets = rings in *go*. */
export function Targets({ cells, over, ringOn }: TargetsProps): JSX.Element {
  return (
    <>
      {cells.map((cell) => {
        const isOver = cell === over;
        return <Target key={cell} {...ringOn(cell, isOver)} isOver={isOver} />;
      })}
    </>
  );
}

/** Filled under what hangs over it. */
function Target({ at, rx, ry = rx, isOver }: Ring & { readonly isOver: boolean }): JSX.Element {
  const ring = { cx: at.x, cy: at.y, rx, ry };
  return (
    <g class="mark-target" data-over={isOver}>
      <ellipse class="halo" {...ring} />
      <ellipse {...ring} />
    </g>
  );
}

/** Last move = a trace in *note*: where it came from, and its way. Where it ends is drawn within. */
export function LastMove(props: {
  readonly from: Offset | undefined;
  readonly to: Offset;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { from, to, children } = props;
  return (
    <g class="mark-last">
      {from && (
        <>
          <Haloed class="way" d={line(from, to)} />
          <circle class="halo" cx={from.x} cy={from.y} r="10" />
          <circle cx={from.x} cy={from.y} r="10" />
        </>
      )}
      {children}
    </g>
  );
}

/** In hand, threatened, looked at: a shape of the game's own in *go*, *stop* or *brass*. */
export function Mark(props: {
  readonly as: 'selected' | 'stop' | 'looked';
  readonly children: ComponentChildren;
}): JSX.Element {
  return <g class={`mark-${props.as}`}>{props.children}</g>;
}

/** A hint = shapes in *hint*, with an edge of their own. What is in HTML says `data-hinted`. */
export function HintMark({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <g class="mark-hint">
      <g class="mark-hint-edge">{children}</g>
      {children}
    </g>
  );
}

/** A hint = a way. */
export function HintArrow(props: {
  readonly from: Offset;
  readonly to: Offset;
  readonly rim?: number;
}): JSX.Element {
  return (
    <HintMark>
      <path d={arrow(props.from, props.to, props.rim)} />
    </HintMark>
  );
}

/** A line that stands out from what it crosses. */
export function Haloed({ d, ...rest }: JSX.IntrinsicElements['path'] & { d: string }): JSX.Element {
  return (
    <>
      <path class="halo" d={d} />
      <path d={d} {...rest} />
    </>
  );
}

/** From the rim of one place to the middle of another, with a head. */
export function arrow(start: Offset, end: Offset, rim = 30): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const tail = { x: start.x + along.x * rim, y: start.y + along.y * rim };
  const left = { x: end.x - 22 * (along.x + along.y), y: end.y - 22 * (along.y - along.x) };
  const right = { x: end.x - 22 * (along.x - along.y), y: end.y - 22 * (along.y + along.x) };
  return `${line(tail, end)}${line(left, end)}L${right.x} ${right.y}`;
}

function line(start: Offset, end: Offset): string {
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}
