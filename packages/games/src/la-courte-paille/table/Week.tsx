import type { JSX } from 'preact';
import { type Player, playerAt } from '../../box/texts/part.ts';
import type { WeekCardView } from '../rules/index.ts';
import type { RaftProps } from './raft.ts';
import { TableCard } from './TableCard.tsx';
import './raft.css';

/** More days than this hang on two ropes. */
const ONE_ROPE = 8;

/** CP2.2: the days hang on a rope, pegged, the first at the left. */
export function Week(props: RaftProps): JSX.Element {
  const { view, texts } = props;
  const days = view.week.length;
  const ropes = days > ONE_ROPE ? 2 : 1;
  const left = view.week.filter(({ up }) => !up).length;
  const { places } = texts.table;
  return (
    <div class="cp-week" role="group" aria-label={places.week} data-ropes={ropes}>
      <p class="cp-place">
        {view.voyage && <b>{places.round({ round: view.round })} · </b>}
        {places.week}
        {left > 0 && ` · ${places.daysLeft({ days: left })}`}
      </p>
      <ol class="cp-rope" style={{ '--days': Math.max(7, Math.ceil(days / ropes)) }}>
        {view.week.map((day, index) => (
          <Day key={index} {...props} day={day} position={index + 1} />
        ))}
      </ol>
    </div>
  );
}

interface DayProps extends RaftProps {
  readonly day: WeekCardView;
  readonly position: number;
}

function Day({ day, position, texts, players, viewer, lifting }: DayProps): JSX.Element {
  const words = texts.table;
  const target = String(position);
  const knowers = day.up ? '' : knownBy(day, viewer, words, players);
  const name = dayName(day, position, words);
  return (
    <li data-up={day.up} data-known={!day.up && day.card !== undefined ? true : undefined}>
      <svg class="cp-peg" viewBox="0 0 12 22" aria-hidden="true">
        <path d="M2 1h8l-1 20H7V9H5v12H3z" />
      </svg>
      <TableCard
        card={day.card}
        label={knowers ? `${name}, ${knowers}` : name}
        lies={`week-${position}`}
        {...lifting('week', target)}
      >
        {knowers && (
          <svg class="cp-eye" viewBox="-10 -8 20 16" aria-hidden="true" data-yours={!!day.card}>
            <path d="M-9 0Q0-10 9 0 0 10-9 0z" />
            <circle r="3" />
          </svg>
        )}
      </TableCard>
    </li>
  );
}

function dayName(
  { card, up }: WeekCardView,
  position: number,
  { weekCard }: RaftProps['texts']['table'],
): string {
  if (!card) return weekCard.hidden({ position });
  return up ? weekCard.open({ position, card }) : weekCard.known({ position, card });
}

/** CP7.2: everybody has seen who looked. */
function knownBy(
  { knownTo }: WeekCardView,
  viewer: RaftProps['viewer'],
  words: RaftProps['texts']['table'],
  players: readonly Player[],
): string {
  if (knownTo === 'all') return words.knownToAll;
  if (knownTo.length === 0) return '';
  if (knownTo.length === 1 && knownTo[0] === viewer) return words.knownToYou;
  return words.knownTo({ players: knownTo.map((seat) => playerAt(players, seat)) });
}
