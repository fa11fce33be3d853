import { type Seat, seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import type { ReckoningProps } from '../../box/table-module.ts';
import { playerOrSeat } from '../../box/texts/part.ts';
import {
  CIRCLES,
  colourOf,
  type DrunterView,
  makeCircle,
  STONES_PER_COLOUR,
} from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';
import { Disc } from './drawing/Disc.tsx';
import { Letters } from './drawing/Letter.tsx';
import './drawing/reckoning.css';

type Props = ReckoningProps<DrunterView, DrunterTexts>;

/** How many discs of each stood right, where the others were, and what was covered. DD5.2, DD5.3, DD5.5 */
export function Reckoning({ view, texts, players }: Props): JSX.Element {
  const playerAt = playerOrSeat(texts, players);
  return (
    <Letters.Provider value={texts.table.letter}>
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
    </Letters.Provider>
  );
}

/** How a seat stood when it was over, in words. */
export function standOf(view: DrunterView, seat: Seat, { table }: DrunterTexts): readonly string[] {
  const words = table.reckoning;
  if (view.out.includes(seat)) return [words.out];
  const lying = discsOf(view, seat);
  const wrong = lying.filter(({ at }) => view.circles[at] !== colourOf(seat));
  const covered = lying.filter(({ isCovered }) => isCovered).length;
  const right = lying.length - wrong.length;
  return [
    words.right({ stones: right, of: STONES_PER_COLOUR }),
    ...(wrong.length > 0
      ? [words.wrong({ at: wrong.map(({ at }) => makeCircle(at)).join(', ') })]
      : []),
    ...(covered > 0 ? [words.covered({ stones: covered })] : []),
  ];
}

function discsOf({ stacks }: DrunterView, seat: Seat) {
  return CIRCLES.flatMap((at) =>
    (stacks[at] ?? []).flatMap(({ owner }, height, stack) =>
      owner === seat ? [{ at, isCovered: height < stack.length - 1 }] : [],
    ),
  );
}
