import {
  Haloed,
  HintMark,
  LastMove,
  Mark,
  Marks,
  memo,
  type Offset,
  type Ring,
  Targets,
} from '@kast/ui/kit';
import type { Viewer } from '@kast/kernel';
import type { JSX } from 'preact';
import {
  type LeibkoecheEvent,
  type LeibkoecheMove,
  type LeibkoecheView,
  PLACES,
  secretsOf,
  type Tile,
} from '../../rules/index.ts';
import { lookersAt } from '../names.ts';
import { colourOfSeat, INK, PAPER } from './colours.ts';
import {
  CARPET_MIDDLE,
  cellOfTile,
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
      <rect x={at.x - 47} y={at.y - 36} width="94" height="72" rx="9" />
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
  const cells = targets.filter((cell) => cell !== 'd0');
  return (
    <Marks>
      {way && (
        <Mark as="selected">
          <Haloed fill="none" d={lineOf(wayOf(cook, way))} />
        </Mark>
      )}
      <Targets
        cells={cells}
        over={over === 'd0' ? 'c0' : over}
        ringOn={(cell, isOver) => ringOn(cell, view, isMany && !isOver)}
      />
      {hint && <HintMark>{hintIn(hint, cook, view)}</HintMark>}
    </Marks>
  );
}

/** Round what lies there, so that it is still seen: a cover, what was under it, a pancake, or the top of a pile. */
export function ringOn(
  cell: string,
  { piles, lying, king }: LeibkoecheView,
  isSmall: boolean,
): Ring {
  const tile = tileOfCell(cell);
  if (tile === undefined) {
    if (stripOfCell(cell)) return { at: CARPET_MIDDLE, rx: 84, ry: 32 };
    const place = placeOfCell(cell);
    const { x, y } = middleOfPlace(place);
    return { at: { x, y: king[place - 1] ? y + 2 : y - 12 }, rx: 46, ry: 36 };
  }
  const at = middleOf(tile);
  const pile = piles.find((other) => other.tile === tile);
  if (pile) return { at: { x: at.x, y: at.y + layerOf(pile.size - 1) }, rx: 44, ry: 33 };
  if (lying.some((pancake) => pancake.tile === tile)) return { at, rx: 43, ry: 34 };
  return isSmall ? { at, rx: 18, ry: 13.5 } : { at, rx: 36, ry: 27 };
}

/** What is pointed out, as far as it lies in the kitchen. */
function hintIn(hint: LeibkoecheMove, from: Offset, view: LeibkoecheView): JSX.Element | null {
  if (hint.kind === 'walk') return <path d={lineOf(wayOf(from, hint.tiles))} />;
  const cell =
    hint.kind === 'peek' ? hint.place && `k${hint.place}` : 'tile' in hint && cellOfTile(hint.tile);
  if (!cell) return null;
  const { at, ...radii } = ringOn(cell, view, false);
  return <ellipse cx={at.x} cy={at.y} {...radii} />;
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
  const secrets = secretsOf(view, viewer);
  return (
    <g class="on-wood">
      {Array.from({ length: PLACES }, (_, index) => {
        const place = index + 1;
        const { x, y } = middleOfPlace(place);
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            {secrets.includes(place) && <Eye />}
            {lookersAt(view, place).map((seat, turn) => (
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
              {place}
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
