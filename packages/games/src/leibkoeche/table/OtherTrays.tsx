import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import type { Player } from '../../box/texts/part.ts';
import { type LeibkoecheView, PLACES } from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';
import { Cook } from './art/Cook.tsx';
import { CopperPan } from './art/CopperPan.tsx';
import { GarnishedPancake } from './art/GarnishedPancake.tsx';
import { matchesAt, nameOfTray, panOf } from './names.ts';

interface OtherTraysProps {
  readonly view: LeibkoecheView;
  /** Whose tray is shown elsewhere. */
  readonly own: number;
  readonly texts: LeibkoecheTexts;
  readonly players: readonly Player[];
}

/** From one place to the next. */
const APART = 60;

/** The trays of the others, small, with their pans. LK10.1 */
export function OtherTrays({ view, own, texts, players }: OtherTraysProps): JSX.Element {
  const seats = seatsOf(view.trays.length).filter((seat) => seat !== own);
  return (
    <ul class="lk-others" data-count={seats.length}>
      {seats.map((seat) => (
        <li key={seat} class="lk-other">
          <span class="unseen">{nameOfTray({ view, texts, players }, seat)}</span>
          <svg class="lk-other-cook" viewBox="-28 -90 56 96" aria-hidden="true">
            <Cook seat={seat} />
          </svg>
          <span class="lk-other-name" aria-hidden="true">
            {texts.seatName(seat)}
          </span>
          <PanOf view={view} seat={seat} />
          <SmallTray view={view} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

export function PanOf({
  view,
  seat,
}: {
  readonly view: LeibkoecheView;
  readonly seat: number;
}): JSX.Element {
  const pan = panOf(view, seat);
  return (
    <svg class="lk-small-pan" viewBox="-56 -40 164 92" aria-hidden="true">
      {pan && <CopperPan pan={pan} />}
    </svg>
  );
}

function SmallTray({
  view,
  seat,
}: {
  readonly view: LeibkoecheView;
  readonly seat: number;
}): JSX.Element {
  const tray = view.trays[seat - 1] ?? [];
  const width = PLACES * APART + 12;
  return (
    <svg
      class="lk-small-tray on-wood"
      data-apart={APART}
      viewBox={`0 0 ${width} 66`}
      aria-hidden="true"
    >
      <rect
        class="lk-tray-wood lk-seat"
        data-seat={seat}
        x="2.5"
        y="4.5"
        width={width - 5}
        height="58"
        rx="20"
      />
      {Array.from({ length: PLACES }, (_, index) => {
        const garnished = tray[index];
        return (
          <g key={index} transform={`translate(${6 + (index + 0.5) * APART} 33)`}>
            <ellipse
              class="lk-slot"
              rx="27"
              ry="20"
              data-match={matchesAt(view, tray, index + 1)}
            />
            {garnished ? (
              <g class="lk-moving" data-tray={`${seat}-${index + 1}`}>
                <g transform="scale(0.66)">
                  <GarnishedPancake {...garnished} tagged={false} />
                </g>
              </g>
            ) : (
              <text class="lk-slot-number" y="8">
                {index + 1}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
