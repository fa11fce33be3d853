import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import { type LeibkoecheView, PLACES } from '../rules/index.ts';
import type { TableWords } from '../texts/table-words.ts';
import { CookHead } from './art/CookHead.tsx';
import { CopperPan } from './art/CopperPan.tsx';
import { GarnishedPancake } from './art/GarnishedPancake.tsx';
import { matchesAt, nameOfTray, panOf } from './names.ts';

interface OtherTraysProps {
  readonly view: LeibkoecheView;
  /** Whose tray is shown elsewhere. */
  readonly own: number;
  readonly words: TableWords;
  readonly seatNames: readonly string[];
}

const PLACE = 60;

/** The trays of the others, small, with their pans. LK10.1 */
export function OtherTrays({ view, own, words, seatNames }: OtherTraysProps): JSX.Element {
  const seats = seatsOf(view.trays.length).filter((seat) => seat !== own);
  return (
    <ul class="lk-others" data-count={seats.length}>
      {seats.map((seat) => (
        <li key={seat} class="lk-other" data-on-turn={view.onTurn === seat && !view.outcome}>
          <svg
            viewBox={`0 0 ${PLACES * PLACE + 104} 76`}
            role="img"
            aria-label={nameOfTray({ view, words, seatNames }, seat)}
          >
            <SmallTray view={view} seat={seat} />
          </svg>
        </li>
      ))}
    </ul>
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
  const pan = panOf(view, seat);
  const width = PLACES * PLACE + 8;
  return (
    <>
      <g transform="translate(26 66)">
        <CookHead seat={seat} />
      </g>
      <rect
        class="lk-tray-wood lk-seat"
        data-seat={seat}
        x="50"
        y="10"
        width={width}
        height="56"
        rx="20"
      />
      {Array.from({ length: PLACES }, (_, index) => (
        <g key={index} transform={`translate(${54 + (index + 0.5) * PLACE} 38)`}>
          <ellipse class="lk-slot" rx="27" ry="20" data-match={matchesAt(view, tray, index + 1)} />
          {tray[index] ? (
            <g class="lk-moving" data-tray={`${seat}-${index + 1}`}>
              <g transform="scale(0.66)">
                <GarnishedPancake {...tray[index]} tagged={false} />
              </g>
            </g>
          ) : (
            <text class="lk-slot-number" y="8">
              {index + 1}
            </text>
          )}
        </g>
      ))}
      {pan && (
        <g transform={`translate(${width + 70} 40) scale(0.44)`}>
          <CopperPan pan={pan} />
        </g>
      )}
    </>
  );
}
