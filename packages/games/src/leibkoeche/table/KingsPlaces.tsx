import type { JSX } from 'preact';
import { type LeibkoecheView, PLACES } from '../rules/index.ts';
import { Cloche } from './art/Cloche.tsx';
import { GarnishedPancake } from './art/GarnishedPancake.tsx';
import { acrossOf, TABLE_DEPTH } from './geometry.ts';
import { lookersAt } from './names.ts';

interface KingsPlacesProps {
  readonly view: LeibkoecheView;
  /** Is what is known here known to one player alone? LK10.2 */
  readonly isSecret: boolean;
  /** Places that may be looked at now. LK6.3 */
  readonly open: readonly number[];
  readonly hinted?: number | undefined;
  /** The place whose cover is just being lifted. */
  readonly lifting?: number | undefined;
}

const MIDDLE = TABLE_DEPTH / 2 + 2;

/** Six plates: covered, known to you alone, or open to all. LK10 */
export function KingsPlaces({
  view,
  isSecret,
  open,
  hinted,
  lifting,
}: KingsPlacesProps): JSX.Element {
  return (
    <g class="lk-places">
      {Array.from({ length: PLACES }, (_, index) => {
        const place = index + 1;
        const kind = view.king[index] ?? null;
        const known = kind && isSecret && !view.revealed;
        return (
          <g key={place} transform={`translate(${acrossOf(place)} ${MIDDLE})`}>
            <ellipse class="plate" rx="45" ry="32" />
            <ellipse class="plate-inside" rx="36" ry="25" />
            {kind && (
              <g transform="scale(0.84)">
                <GarnishedPancake kind={kind} crowned={false} />
              </g>
            )}
            {!kind && (
              <g class="lk-lid" data-lid={place}>
                <Cloche />
              </g>
            )}
            {known && <Known />}
            {lifting === place && (
              <g key={`lifting-${place}`} class="lk-lid-lifted">
                <Cloche />
              </g>
            )}
            <Lookers seats={view.revealed ? [] : lookersAt(view, place)} />
            <g class="lk-number" transform="translate(-38 24)">
              <circle r="10" />
              <text y="5">{place}</text>
            </g>
            {open.includes(place) && hinted !== place && (
              <ellipse class="lk-go" rx="46" ry="36" cy="-4" />
            )}
            {hinted === place && <ellipse class="lk-hinted" rx="46" ry="36" cy="-4" />}
          </g>
        );
      })}
    </g>
  );
}

/** Known to you only: a ring in *note*, and an eye. */
function Known(): JSX.Element {
  return (
    <g class="lk-eye">
      <ellipse class="ring" rx="44" ry="32" />
      <g transform="translate(34 -24)">
        <circle r="12" />
        <path d="M-8 0q8-9 16 0-8 9-16 0z" />
        <circle class="pupil" r="2.6" />
      </g>
    </g>
  );
}

/** LK10.1: who has looked here. */
function Lookers({ seats }: { readonly seats: readonly number[] }): JSX.Element {
  return (
    <g class="lk-lookers">
      {[...new Set(seats)].map((seat, index) => (
        <g
          key={seat}
          class="lk-seat"
          data-seat={seat}
          transform={`translate(${36 - index * 15} 27)`}
        >
          <path d="M-7 5v-6q-5-8 2-9 5-5 10 0 7 1 2 9v6z" />
        </g>
      ))}
    </g>
  );
}
