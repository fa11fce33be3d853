import { type Seat, seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import type { ReckoningProps } from '../../box/table-module.ts';
import { playerOrSeat } from '../../box/texts/part.ts';
import {
  colourOf,
  type DrunterView,
  makeCircle,
  STONES_PER_COLOUR,
  standInTheEnd,
} from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';
import { Disc } from './drawing/Disc.tsx';
import './drawing/reckoning.css';

type Props = ReckoningProps<DrunterView, DrunterTexts>;

/** How many discs of each stood right, where the others were, and what was covered. DD5.2, DD5.3, DD5.5 */
export function Reckoning({ view, texts, players }: Props): JSX.Element {
  const playerAt = playerOrSeat(texts, players);
  return (
    <ul class="drunter drunter-reckoning">
      {seatsOf(view.inHand.length).map((seat) => (
        <li key={seat} data-won={view.outcome?.winners.includes(seat)}>
          <svg viewBox="-48 -52 96 104" aria-hidden="true">
            <Disc colour={colourOf(seat)} />
          </svg>
          <span>
            <b>{playerAt(seat).name}</b> {standOf(view, seat, texts).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How a seat stood when it was over, or when it called too early, in words. */
export function standOf(view: DrunterView, seat: Seat, { table }: DrunterTexts): readonly string[] {
  const words = table.reckoning;
  const stand = standInTheEnd(view, seat);
  if (!stand) return [words.out];
  const figures = { stones: stand.right, of: STONES_PER_COLOUR };
  const isOut = view.out.includes(seat);
  return [
    isOut ? words.outWith(figures) : words.right(figures),
    ...(stand.wrong.length > 0 ? [words.wrong({ circles: stand.wrong.map(makeCircle) })] : []),
    ...(stand.covered > 0 ? [words.covered({ stones: stand.covered })] : []),
  ];
}
