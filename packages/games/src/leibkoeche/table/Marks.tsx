import type { JSX } from 'preact';
import type { LeibkoecheMove, LeibkoecheView, Tile } from '../rules/index.ts';
import {
  CARPET_MIDDLE,
  layerOf,
  middleOf,
  type Point,
  stripOfCell,
  tileOfCell,
  wayOf,
} from './geometry.ts';

interface TargetsProps {
  readonly view: Pick<LeibkoecheView, 'phase' | 'piles' | 'lying'>;
  readonly cells: readonly string[];
  readonly over: string | undefined;
}

/** Legal target = a ring in *go*; small where nearly everything is one. */
export function Targets({ view, cells, over }: TargetsProps): JSX.Element {
  const isMany = cells.length > 20;
  return (
    <g class="lk-targets" data-phase={view.phase}>
      {cells.map((cell) => {
        const tile = tileOfCell(cell);
        if (tile === undefined) return null;
        const isOver = cell === over;
        const ring = ringOn(tile, view, isMany && !isOver);
        return (
          <g key={cell} class="lk-target" data-over={isOver}>
            <ellipse class="halo" {...ring} />
            <ellipse {...ring} />
          </g>
        );
      })}
      {cells.some((cell) => stripOfCell(cell) === 'carpet') && (
        <g class="lk-target" data-over={over !== undefined && stripOfCell(over) === 'carpet'}>
          <ellipse class="halo" cx={CARPET_MIDDLE.x} cy={CARPET_MIDDLE.y} rx="84" ry="32" />
          <ellipse cx={CARPET_MIDDLE.x} cy={CARPET_MIDDLE.y} rx="84" ry="32" />
        </g>
      )}
    </g>
  );
}

/** Round what lies there, so that it is still seen: a pancake, or the top of a pile. */
function ringOn(tile: Tile, { piles, lying }: TargetsProps['view'], isSmall: boolean): Ring {
  const { x, y } = middleOf(tile);
  const height = piles.find((pile) => pile.tile === tile)?.size ?? 0;
  if (height > 0) return { cx: x, cy: y + layerOf(height - 1), rx: 44, ry: 33 };
  if (lying.some((pancake) => pancake.tile === tile)) return { cx: x, cy: y + 1, rx: 43, ry: 34 };
  return isSmall ? { cx: x, cy: y, rx: 18, ry: 13.5 } : { cx: x, cy: y, rx: 36, ry: 27 };
}

interface Ring {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** A way, step by step. */
export function Way({
  points,
  look,
}: {
  readonly points: readonly Point[];
  readonly look: 'go' | 'last' | 'hint';
}): JSX.Element {
  const d = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [start] = points;
  return (
    <g class="lk-way" data-look={look}>
      <path class="halo" d={d} />
      <path d={d} />
      {points.slice(1, -1).map(({ x, y }, index) => (
        <circle key={`${x}-${y}-${index}`} class="step" cx={x} cy={y} r="6" />
      ))}
      {start && look === 'last' && <circle class="start" cx={start.x} cy={start.y} r="10" />}
    </g>
  );
}

/** Where something was laid down or put last. */
export function LastTile({ at }: { readonly at: Point }): JSX.Element {
  return <rect class="lk-last" x={at.x - 47} y={at.y - 36} width="94" height="72" rx="9" />;
}

/** What is pointed out, as far as it lies in the kitchen. */
export function HintMark({
  move,
  from,
}: {
  readonly move: LeibkoecheMove;
  readonly from: Point;
}): JSX.Element | null {
  if (move.kind === 'walk') return <Way points={wayOf(from, move.tiles)} look="hint" />;
  if (!('tile' in move)) return null;
  const { x, y } = middleOf(move.tile);
  return (
    <g class="lk-hint-tile">
      <rect class="halo" x={x - 46} y={y - 35} width="92" height="70" rx="10" />
      <rect x={x - 46} y={y - 35} width="92" height="70" rx="10" />
    </g>
  );
}
