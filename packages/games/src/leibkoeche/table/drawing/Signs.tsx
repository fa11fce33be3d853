import { Haloed, HintMark, LastMove, Mark, Marks, memo, type Offset, Target } from '@kast/ui/kit';
import type { Viewer } from '@kast/kernel';
import type { JSX } from 'preact';
import {
  type LeibkoecheEvent,
  type LeibkoecheMove,
  type LeibkoecheView,
  PLACES,
  type Tile,
} from '../../rules/index.ts';
import { lookersAt } from '../names.ts';
import { colourOfSeat, INK, PAPER } from './colours.ts';
import {
  CARPET_MIDDLE,
  layerOf,
  middleOf,
  middleOfPlace,
  placeOfCell,
  standOf,
  stripOfCell,
  tileOfCell,
  wayOf,
} from './geometry.ts';
import { Tag } from './Pancakes.tsx';

/** Last move = a trace in *note*: a way, or the tile where something was laid. */
export const SignsBelow = memo(({ last }: { readonly last: readonly LeibkoecheEvent[] }) => (
  <Marks>
    {last.map((event, index) => (
      <Trace key={index} event={event} />
    ))}
  </Marks>
));

function Trace({ event }: { readonly event: LeibkoecheEvent }): JSX.Element | null {
  if (event.kind === 'walked') {
    const from = standOf([event.from], 0);
    return (
      <LastMove from={undefined} to={from}>
        <Haloed class="way" d={lineOf(wayOf(from, event.tiles))} />
        <circle cx={from.x} cy={from.y} r="10" />
      </LastMove>
    );
  }
  if (event.kind !== 'laid' && event.kind !== 'put') return null;
  const at = middleOf(event.kind === 'laid' ? event.tile : event.to);
  return (
    <LastMove from={undefined} to={at}>
      <AroundTile {...at} />
    </LastMove>
  );
}

interface SignsAboveProps {
  readonly view: LeibkoecheView;
  readonly targets: readonly string[];
  readonly over: string | undefined;
  /** The way to the cell that is pointed at. */
  readonly way: readonly Tile[] | undefined;
  readonly hint: LeibkoecheMove | undefined;
}

/** Over everything: where one may go or look, the way there, and a hint. */
export function SignsAbove({ view, targets, over, way, hint }: SignsAboveProps): JSX.Element {
  const cook = standOf(view.cooks, view.onTurn - 1);
  // Small where nearly everything is one.
  const isMany = targets.length > 20;
  // The halves of the carpet are one place.
  const rings = targets.filter((cell) => cell !== 'd0');
  return (
    <Marks>
      {way && (
        <Mark as="selected">
          <Haloed fill="none" d={lineOf(wayOf(cook, way))} />
        </Mark>
      )}
      {rings.map((cell) => {
        const isOver = cell === over || (cell === 'c0' && over === 'd0');
        return <Target key={cell} {...ringOn(cell, view, isMany && !isOver)} isOver={isOver} />;
      })}
      {hint && <HintMark>{hintIn(hint, cook)}</HintMark>}
    </Marks>
  );
}

type Ring = Pick<Parameters<typeof Target>[0], 'at' | 'rx' | 'ry'>;

/** Round what lies there, so that it is still seen: a cover, a pancake, or the top of a pile. */
function ringOn(cell: string, { piles, lying }: LeibkoecheView, isSmall: boolean): Ring {
  const tile = tileOfCell(cell);
  if (tile === undefined) {
    if (stripOfCell(cell)) return { at: CARPET_MIDDLE, rx: 84, ry: 32 };
    const { x, y } = middleOfPlace(placeOfCell(cell));
    return { at: { x, y: y - 4 }, rx: 46, ry: 36 };
  }
  const at = middleOf(tile);
  const height = piles.find((pile) => pile.tile === tile)?.size ?? 0;
  if (height > 0) return { at: { x: at.x, y: at.y + layerOf(height - 1) }, rx: 44, ry: 33 };
  if (lying.some((pancake) => pancake.tile === tile)) return { at, rx: 43, ry: 34 };
  return isSmall ? { at, rx: 18, ry: 13.5 } : { at, rx: 36, ry: 27 };
}

/** What is pointed out, as far as it lies in the kitchen. */
function hintIn(hint: LeibkoecheMove, from: Offset): JSX.Element | null {
  if (hint.kind === 'walk') return <path d={lineOf(wayOf(from, hint.tiles))} />;
  if (hint.kind === 'peek' && hint.place !== null) {
    const { x, y } = middleOfPlace(hint.place);
    return <ellipse cx={x} cy={y - 4} rx="46" ry="36" />;
  }
  return 'tile' in hint ? <AroundTile {...middleOf(hint.tile)} /> : null;
}

function AroundTile({ x, y }: Offset): JSX.Element {
  return <rect x={x - 47} y={y - 36} width="94" height="72" rx="9" />;
}

function lineOf(points: readonly Offset[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

interface KingsSignsProps {
  readonly view: LeibkoecheView;
  readonly viewer: Viewer;
}

/** On the king's table: the numbers of the places, who has looked there, and what is known to you alone. LK10 */
export function KingsSigns({ view, viewer }: KingsSignsProps): JSX.Element {
  const isSecret = typeof viewer === 'number' && !view.revealed;
  return (
    <g class="on-wood">
      {Array.from({ length: PLACES }, (_, index) => {
        const { x, y } = middleOfPlace(index + 1);
        const lookers = view.revealed ? [] : [...new Set(lookersAt(view, index + 1))];
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            {isSecret && view.king[index] && <Eye />}
            {lookers.map((seat, turn) => (
              <path
                key={seat}
                fill={colourOfSeat(seat)}
                stroke={INK}
                stroke-width="1.8"
                transform={`translate(${36 - turn * 15} 27)`}
                d="M-7 5v-6q-5-8 2-9 5-5 10 0 7 1 2 9v6z"
              />
            ))}
            <Tag x={-38} y={24}>
              {index + 1}
            </Tag>
          </g>
        );
      })}
    </g>
  );
}

/** Known to you only: a ring in *note*, and an eye. */
function Eye(): JSX.Element {
  return (
    <g class="lk-eye" fill={PAPER} stroke-width="2.4">
      <ellipse fill="none" stroke-width="4" stroke-dasharray="7 6" rx="44" ry="32" />
      <g transform="translate(34 -24)">
        <circle r="12" />
        <path d="M-8 0q8-9 16 0-8 9-16 0z" />
        <circle class="pupil" r="2.6" />
      </g>
    </g>
  );
}
