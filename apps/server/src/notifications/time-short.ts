import { leftAt } from '@kast/kernel';
import type { LiveMatch } from '../live/live-match.ts';
import type { LiveMatches } from '../live/live-matches.ts';
import type { GuestId, Store, TimedMatch } from '../store/store.ts';
import type { NoticeWords } from './notice-words.ts';
import type { TellPlayer } from './tell-player.ts';

export interface TimeShortOptions extends TellPlayer {
  readonly store: Pick<Store, 'timedMatches'>;
  readonly live: Pick<LiveMatches, 'find'>;
  readonly words: NoticeWords;
  readonly onFailure: (match: string, reason: unknown) => void;
}

/** In milliseconds: a fifth of the longest time for one decision, with a weekend in it. */
const LOOKS_AHEAD = 7 * 24 * 60 * 60 * 1000;
const PAGE = 100;
/** As many are looked at in one pass, those whose time is up first before the others; the next one goes on from there. */
const MOST_PAGES = 10;
const MOST_REMEMBERED = 10_000;
/** In milliseconds: where somebody could not be told. */
const TRY_AGAIN = 5 * 60 * 1000;

/**
 * Tells players of matches by days that four fifths of their time have passed, once for each decision. Live they sit
 * there, and see their clock.
 */
export function timeShortNotices({ store, live, words, tell, onFailure }: TimeShortOptions) {
  /** When to look again, by match and by when its time is up: that changes with every decision. */
  const lookAgain = new Map<string, number>();

  const look = async ({ id, dueAt }: TimedMatch, now: number): Promise<void> => {
    const name = `${id}/${dueAt}`;
    if ((lookAgain.get(name) ?? 0) > now) return;
    const found = await live.find(id);
    if (!found.ok) return;
    const short = playersShortOfTime(found.value, now);
    let next = short.length > 0 ? Number.POSITIVE_INFINITY : soonestShort(dueAt, now);
    for (const { player, question } of short) {
      const { game } = found.value.facts;
      const fate = await tell(player, {
        kind: 'timeShort',
        subject: `${id}/${question}`,
        words: (language) => words.timeShort(language, { id, game }),
      });
      if (fate === 'failed') next = now + TRY_AGAIN;
    }
    lookAgain.set(name, next);
    const [oldest] = lookAgain.keys();
    if (lookAgain.size > MOST_REMEMBERED && oldest !== undefined) lookAgain.delete(oldest);
  };

  let after: TimedMatch | undefined;
  return async (now: number): Promise<void> => {
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const page = await store.timedMatches(PAGE, after);
      const near = page.filter(({ dueAt }) => dueAt - now <= LOOKS_AHEAD);
      for (const timed of near) {
        await look(timed, now).catch((reason: unknown) => onFailure(timed.id, reason));
      }
      after = near.length < PAGE ? undefined : near.at(-1);
      if (!after) return;
    }
  };
}

/** Until then nobody new can be short of it: at the earliest a tenth of what is left from now. */
function soonestShort(dueAt: number, now: number): number {
  return now + (dueAt - now) / 10;
}

interface ShortOfTime {
  readonly player: GuestId;
  readonly question: number;
}

/** Who is asked, does not look, and has a fifth left of what there was when the question was asked. */
function playersShortOfTime(live: LiveMatch, now: number): readonly ShortOfTime[] {
  const { clock: setup } = live.facts;
  if (setup?.kind !== 'days') return [];
  return (live.clock?.seats ?? []).flatMap((one) => {
    const seat = live.seats.find((each) => each.seat === one.seat);
    if (seat?.kind !== 'person' || !one.running || live.isPresent(seat.holder)) return [];
    const isShort = leftAt(setup, one, now) <= one.left / 5;
    return isShort ? [{ player: seat.holder, question: one.running.question }] : [];
  });
}
