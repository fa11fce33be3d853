import { Cells, type HandOnTable } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { playerAt } from '../../../box/texts/part.ts';
import {
  type Garnished,
  type LeibkoecheMove,
  type LeibkoecheView,
  PLACES,
  type Tray,
} from '../../rules/index.ts';
import { colourOfSeat } from '../drawing/colours.ts';
import { placeOfCell, TRAY_CELLS } from '../drawing/geometry.ts';
import { GarnishedPancake } from '../drawing/Pancakes.tsx';
import { type Eyes, matchesAt, nameOfPlace } from '../names.ts';
import { openPlaces } from './tray-choices.ts';
import './tray.css';

interface SmallTrayProps {
  readonly view: LeibkoecheView;
  readonly seat: number;
}

/** A tray to look at: those of the others, and in a diagram. LK10.1 */
export function SmallTray({ view, seat }: SmallTrayProps): JSX.Element {
  const tray = view.trays[seat - 1] ?? [];
  return (
    <div class="lk-tray" style={{ '--seat': colourOfSeat(seat) }} aria-hidden="true">
      {Array.from({ length: PLACES }, (_, index) => (
        <Place key={index} view={view} tray={tray} seat={seat} place={index + 1} />
      ))}
    </div>
  );
}

interface OwnTrayProps {
  readonly eyes: Eyes;
  readonly seat: number;
  /** As it lies for the eye. */
  readonly tray: Tray;
  readonly moves: readonly LeibkoecheMove[];
  readonly hint: LeibkoecheMove | undefined;
  readonly hand: HandOnTable;
}

/** The tray before whoever looks, to be ordered by hand. */
export function OwnTray({ eyes, seat, tray, moves, hint, hand }: OwnTrayProps): JSX.Element {
  const { view, texts, viewer, players } = eyes;
  const words = texts.table;
  const open = openPlaces(moves);
  return (
    <div class="lk-own-tray" style={{ '--seat': colourOfSeat(seat) }}>
      <Cells
        class="lk-tray on-wood"
        label={
          typeof viewer === 'number'
            ? words.yourTray
            : words.trayOf({ who: playerAt(players, seat) })
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
              lifted={hand.hanging === cell ? hand.lifted : undefined}
            />
          );
        }}
      />
    </div>
  );
}

interface PlaceProps extends SmallTrayProps {
  readonly tray: Tray;
  readonly place: number;
  readonly isOpen?: boolean;
  readonly isHinted?: boolean;
  readonly lifted?: HandOnTable['lifted'] | undefined;
}

/** One place of a tray; green where it lies as the king wants it, as far as is known. */
function Place(props: PlaceProps): JSX.Element {
  const { view, tray, seat, place, isOpen = false, isHinted = false, lifted } = props;
  const garnished = tray[place - 1];
  return (
    <span
      class="lk-slot"
      data-match={matchesAt(view, tray, place)}
      data-open={isOpen}
      data-hinted={isHinted}
    >
      {garnished ? (
        <span
          key={lifted ? 'lifted' : garnished.kind}
          ref={lifted ?? null}
          class="lk-dish"
          data-piece={`${seat}-${garnished.kind}`}
          data-at={`p${place}`}
          data-lifted={lifted ? true : undefined}
        >
          <DishIcon {...garnished} />
        </span>
      ) : (
        place
      )}
    </span>
  );
}

export function DishIcon(garnished: Garnished): JSX.Element {
  return (
    <svg viewBox="-46 -44 92 84" aria-hidden="true">
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
