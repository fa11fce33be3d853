import {
  Chip,
  computerIcon,
  crownIcon,
  Icon,
  type IconShape,
  personIcon,
  peopleIcon,
  plusIcon,
} from '@kast/ui';
import type { Seat } from '@kast/kernel';
import type { ComponentChildren, JSX } from 'preact';
import type { Holder } from '../session/holder.ts';
import type { Position } from '../session/position.ts';
import { holderName, type Speech, seatName } from './seat-words.ts';
import './players.css';

interface PlayersProps {
  readonly speech: Speech;
  readonly holders: readonly Holder[];
  readonly position: Position;
}

/** Everybody at the table: chips in a row on a phone, a column on a larger screen. */
export function Players({ speech, holders, position }: PlayersProps): JSX.Element {
  const { table } = speech.t;
  const { standing } = position;
  return (
    <section class="players" aria-label={table.players}>
      <ul class="players-list">
        {holders.map((holder) => (
          <li key={holder.seat}>
            <Chip
              name={holderName(speech.t, holder)}
              detail={seatName(speech, holder.seat)}
              icon={ICONS[holder.kind]}
              onTurn={standing.toDecide.includes(holder.seat)}
              away={!holder.present}
              status={statusWords(speech, holder, position)}
              figures={figuresOf(holder.seat, position)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ICONS: Readonly<Record<Holder['kind'], IconShape>> = {
  you: personIcon,
  device: peopleIcon,
  person: personIcon,
  bot: computerIcon,
  open: plusIcon,
};

/** Points where the game has them; a crown for who has won. */
function figuresOf(seat: Seat, { standing: { outcome } }: Position): ComponentChildren {
  const points = outcome?.scores?.[seat - 1];
  if (!outcome?.winners.includes(seat)) return points;
  return (
    <>
      {points} <Icon of={crownIcon} />
    </>
  );
}

function statusWords(
  { t }: Speech,
  { seat, present, kind }: Holder,
  { standing }: Position,
): string {
  const { table } = t;
  return [
    standing.toDecide.includes(seat) && table.onTurn,
    standing.outcome?.winners.includes(seat) && table.wins,
    standing.resigned.includes(seat) && table.hasResigned,
    !standing.outcome && standing.offers.some((offer) => offer.seat === seat) && table.hasOffered,
    !present && kind === 'person' && table.away,
  ]
    .filter(Boolean)
    .join(', ');
}
