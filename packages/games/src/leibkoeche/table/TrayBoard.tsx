import type { HandOnBoard } from '@kast/ui';
import type { JSX, RefObject } from 'preact';
import { type LeibkoecheMove, type LeibkoecheView, PLACES, type Tray } from '../rules/index.ts';
import { GarnishedPancake } from './art/GarnishedPancake.tsx';
import { acrossOf, placeOfCell, TILE, TRAY_DEPTH, WIDTH } from './geometry.ts';
import { matchesAt } from './names.ts';

interface TrayBoardProps {
  readonly view: LeibkoecheView;
  readonly tray: Tray;
  readonly seat: number;
  readonly open?: readonly number[];
  readonly hint?: LeibkoecheMove | undefined;
  readonly hand?: HandOnBoard;
  readonly drawing?: RefObject<SVGSVGElement | null>;
}

const MIDDLE = TRAY_DEPTH / 2;

/** A tray with its places under those of the king. */
export function TrayBoard({
  view,
  tray,
  seat,
  open = [],
  hint,
  hand,
  drawing,
}: TrayBoardProps): JSX.Element {
  const selected = hand?.selected === undefined ? 0 : placeOfCell(hand.selected);
  const over = hand?.over === undefined ? 0 : placeOfCell(hand.over);
  const isHanging = hand?.hanging !== undefined;
  const hanging = isHanging ? tray[selected - 1] : undefined;
  return (
    <svg
      ref={drawing ?? null}
      class="lk-tray-drawing on-wood"
      data-apart={TILE.width}
      viewBox={`0 0 ${WIDTH} ${TRAY_DEPTH}`}
      aria-hidden="true"
    >
      <rect
        class="lk-tray-wood lk-seat"
        data-seat={seat}
        x="2"
        y="3"
        width={WIDTH - 4}
        height={TRAY_DEPTH - 8}
        rx="26"
      />
      <rect
        class="lk-tray-inside"
        x="9"
        y="10"
        width={WIDTH - 18}
        height={TRAY_DEPTH - 22}
        rx="20"
      />
      {Array.from({ length: PLACES }, (_, index) => {
        const place = index + 1;
        const garnished = tray[index];
        const isMatch = matchesAt(view, tray, place);
        return (
          <g key={place} transform={`translate(${acrossOf(place)} ${MIDDLE})`}>
            <ellipse class="lk-slot" rx="43" ry="30" data-match={isMatch} />
            {!garnished && (
              <text class="lk-slot-number" y="9">
                {place}
              </text>
            )}
            {garnished && !(isHanging && place === selected) && (
              <g class="lk-moving" data-tray={`${seat}-${place}`}>
                <g class="lk-on-tray" data-selected={place === selected}>
                  <g transform="scale(0.9)">
                    <GarnishedPancake {...garnished} />
                  </g>
                </g>
              </g>
            )}
            {isMatch && <Tick />}
            {isHinted(hint, tray, place) && <ellipse class="lk-hinted" rx="44" ry="31" />}
            {(open.includes(place) || over === place) && <ellipse class="lk-go" rx="44" ry="31" />}
          </g>
        );
      })}
      {hanging && hand && (
        <g transform={`translate(${acrossOf(selected)} ${MIDDLE})`}>
          <g ref={hand.lifted} class="lk-lifted">
            <GarnishedPancake {...hanging} />
          </g>
        </g>
      )}
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

/** It lies as the king wants it, as far as you know. */
function Tick(): JSX.Element {
  return (
    <g class="lk-tick" transform="translate(-33 -22)">
      <circle r="11" />
      <path d="M-5 0-1 4.5 5.5-4" />
    </g>
  );
}
