import { Cells, type HandOnTable, Liftable } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { playerOrSeat } from '../../../box/texts/part.ts';
import {
  type Garnished,
  type LeibkoecheMove,
  type LeibkoecheView,
  matching,
  PLACES,
  type Tray,
} from '../../rules/index.ts';
import { colourOfSeat } from '../drawing/colours.ts';
import { placeOfCell, TRAY_CELLS } from '../drawing/geometry.ts';
import { GarnishedPancake } from '../drawing/Pancakes.tsx';
import { type Eyes, nameOfPlace } from '../names.ts';
import { openPlaces } from './dish-choices.ts';
import '../drawing/dishes.css';

interface SmallDishesProps {
  readonly view: LeibkoecheView;
  readonly seat: number;
}

/** A tray to look at: those of the others, and in a diagram. LK10.1 */
export function SmallDishes({ view, seat }: SmallDishesProps): JSX.Element {
  const tray = view.trays[seat - 1] ?? [];
  return (
    <div class="lk-dishes" style={{ '--seat': colourOfSeat(seat) }} aria-hidden="true">
      {Array.from({ length: PLACES }, (_, index) => (
        <Place key={index} view={view} tray={tray} seat={seat} place={index + 1} />
      ))}
    </div>
  );
}

interface OwnDishesProps {
  readonly eyes: Eyes;
  readonly seat: number;
  /** As it lies for the eye. */
  readonly tray: Tray;
  readonly moves: readonly LeibkoecheMove[];
  readonly hint: LeibkoecheMove | undefined;
  readonly hand: HandOnTable;
}

/** The tray before whoever looks, to be ordered by hand. */
export function OwnDishes({ eyes, seat, tray, moves, hint, hand }: OwnDishesProps): JSX.Element {
  const { view, texts, viewer, players } = eyes;
  const words = texts.table;
  const open = openPlaces(moves);
  return (
    <div class="lk-own-dishes" style={{ '--seat': colourOfSeat(seat) }}>
      <Cells
        class="lk-dishes on-wood"
        label={
          typeof viewer === 'number'
            ? words.yourTray
            : words.trayOf({ who: playerOrSeat(texts, players)(seat) })
        }
        rows={TRAY_CELLS}
        nameOf={(cell) => {
          const place = placeOfCell(cell);
          return nameOfPlace({ view, texts }, tray, place, open.includes(place));
        }}
        hand={hand}
        draw={(cell) => {
          const place = placeOfCell(cell);
          const isOpen = open.includes(place) || hand.over === cell;
          return (
            <Place
              view={view}
              tray={tray}
              seat={seat}
              place={place}
              isOpen={isOpen}
              isHinted={!isOpen && isHinted(hint, tray, place)}
              hand={hand}
            />
          );
        }}
      />
    </div>
  );
}

interface PlaceProps extends SmallDishesProps {
  readonly tray: Tray;
  readonly place: number;
  readonly isOpen?: boolean;
  readonly isHinted?: boolean;
  readonly hand?: HandOnTable;
}

/** One place of a tray; green where it lies as the king wants it, as far as is known. */
function Place(props: PlaceProps): JSX.Element {
  const { view, tray, seat, place, isOpen = false, isHinted = false, hand } = props;
  const garnished = tray[place - 1];
  return (
    <span
      class="lk-slot"
      data-match={matching(view.king, tray).includes(place)}
      data-open={isOpen}
      data-hinted={isHinted}
    >
      {garnished ? (
        <Liftable
          key={garnished.kind}
          hand={hand}
          at={`p${place}`}
          class="lk-dish"
          data-piece={`${seat}-${garnished.kind}`}
        >
          <DishIcon {...garnished} />
        </Liftable>
      ) : (
        place
      )}
    </span>
  );
}

export function DishIcon(garnished: Garnished): JSX.Element {
  return (
    <svg viewBox="-46 -39 92 84" aria-hidden="true">
      <GarnishedPancake {...garnished} />
    </svg>
  );
}

/** What a hint would move, or where it would lay something. */
function isHinted(hint: LeibkoecheMove | undefined, tray: Tray, place: number): boolean {
  const kind = tray[place - 1]?.kind ?? null;
  if (hint?.kind === 'tray') return hint.place === place;
  if (hint?.kind === 'shift') return hint.garnish === kind;
  return hint?.kind === 'order' && hint.places[place - 1] !== kind;
}
