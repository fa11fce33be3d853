import {
  Chip,
  computerIcon,
  crownIcon,
  Cuttable,
  Icon,
  type IconShape,
  personIcon,
  peopleIcon,
  plusIcon,
} from '@kast/ui';
import { inFigures } from '@kast/games';
import type { Seat } from '@kast/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Holder } from '../session/holder.ts';
import type { MatchLog } from '../session/match-log.ts';
import type { Position } from '../session/position.ts';
import type { TableClock } from '../session/table-session.ts';
import { SeatClock } from '../clock/doors.ts';
import { departuresIn } from './departures.ts';
import { absenceWords, levelAt, nameOf, type Speech, seatDetail } from './seat-words.ts';
import './players-rows.css';
import './players.css';

interface PlayersProps {
  readonly speech: Speech;
  readonly holders: readonly Holder[];
  readonly position: Position;
  /** Whose turn it is, where that is ahead of what is shown. */
  readonly turnPosition?: Position;
  readonly log: MatchLog;
  readonly clock?: TableClock | undefined;
  /** Shows the invitations, where this device has some for a seat. */
  readonly onInvite?: ((seat: Seat) => (() => void) | undefined) | undefined;
}

/** Everybody at the table: chips in a row on a phone, a column on a larger screen. */
export function Players(props: PlayersProps): JSX.Element {
  const { speech, holders, position, turnPosition = position, log, clock, onInvite } = props;
  const { table } = speech.t;
  // Who has left has left for good: the log is read again only when somebody else does, or more of it is known.
  const departures = useMemo(
    () => departuresIn(log, position),
    [log, log.from.value, position.standing.resigned.length],
  );
  return (
    <section class="players" aria-label={table.players}>
      <ul class="players-list" data-seats={holders.length} data-many={holders.length > 3}>
        {holders.map((holder) => {
          const time = timeOf(holder, position, clock);
          const figures = time ?? pointsOf(holder, position);
          return (
            <li
              key={holder.seat}
              data-timed={time !== undefined}
              data-scored={scoreOf(holder, position) !== undefined}
              data-figures={figures !== undefined}
            >
              <Chip
                name={nameOf(speech, holders, holder.seat)}
                detail={detailOf(speech, holders, holder, departures)}
                icon={holder.substitute ? computerIcon : ICONS[holder.kind]}
                onTurn={turnPosition.standing.toDecide.includes(holder.seat)}
                away={!holder.present}
                status={statusWords(speech, holder, position, turnPosition)}
                figures={figures}
                onPress={onInvite?.(holder.seat)}
                pressLabel={table.inviteHere}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Which seat it is, how well a computer plays, and why nobody need wait for who sits there. */
function detailOf(
  speech: Speech,
  holders: readonly Holder[],
  holder: Holder,
  departures: ReturnType<typeof departuresIn>,
): ComponentChildren {
  const { side, level } = seatDetail(speech, holders, holder.seat);
  const note = absenceWords(speech, holder, departures);
  const plays = levelAt(holder);
  // What is new comes first: of the rest as much is shown as fits beside it.
  const first = note || side || level;
  if (!first) return undefined;
  const where = note && side && <span class="players-level"> · {side}</span>;
  const strength = plays !== undefined && level !== first && (
    <span class="players-level">
      <span class="players-level-whole"> · {level}</span>
      <span class="players-level-short">
        {' · '}
        {speech.t.table.levelShort({ level: plays })}
      </span>
    </span>
  );
  return (
    <>
      <span class="players-side">
        <Cuttable text={first} />
      </span>
      {holder.substitute ? [strength, where] : [where, strength]}
    </>
  );
}

const ICONS: Readonly<Record<Holder['kind'], IconShape>> = {
  you: personIcon,
  device: peopleIcon,
  person: personIcon,
  bot: computerIcon,
  open: plusIcon,
};

/** While it lasts, for who has a clock. */
function timeOf(
  { seat, kind }: Holder,
  { standing: { outcome } }: Position,
  clock: TableClock | undefined,
): JSX.Element | undefined {
  if (outcome || !clock?.info.seats.some((one) => one.seat === seat)) return undefined;
  return (
    <span class="seat-clock" data-kind={clock.info.terms.kind}>
      <SeatClock clock={clock} seat={seat} isYours={kind === 'you'} />
    </span>
  );
}

/** Points where the game has them; a crown for who has won. */
function pointsOf(holder: Holder, position: Position): ComponentChildren {
  const score = scoreOf(holder, position);
  const points = score === undefined ? undefined : inFigures(score);
  if (!position.standing.outcome?.winners.includes(holder.seat)) return points;
  return (
    <>
      {points} <Icon of={crownIcon} />
    </>
  );
}

function scoreOf({ seat }: Holder, { standing }: Position): number | undefined {
  return standing.outcome?.scores?.[seat - 1];
}

function statusWords(
  { t }: Speech,
  { seat }: Holder,
  { standing }: Position,
  turnPosition: Position,
): string {
  const { table } = t;
  return [
    turnPosition.standing.toDecide.includes(seat) && table.onTurn,
    standing.outcome?.winners.includes(seat) && table.wins,
    !standing.outcome && standing.offers.some((offer) => offer.seat === seat) && table.hasOffered,
  ]
    .filter(Boolean)
    .join(', ');
}
