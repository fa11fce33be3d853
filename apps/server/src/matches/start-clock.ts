import { type ClockSetup, firstDue, newClock, startClock } from '@kast/kernel';
import { isSubstituted } from '../live/computer-seats.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { StoredClock, StoredSeat } from '../store/store.ts';
import type { MatchServices } from './services.ts';

/** T11: the clocks of a new match, which stand until everybody is there. Computers have none. */
export function clockAtFirst(
  setup: ClockSetup | undefined,
  seats: readonly StoredSeat[],
): { readonly clock?: StoredClock } {
  if (!setup) return {};
  return { clock: { state: newClock(setup, timedSeats(seats)), dueAt: undefined } };
}

/**
 * T11: the clocks begin once every seat is taken, and live once everybody has come to the table, by whichever
 * process sees it first. To be called in turn, after every change of who is there: where it failed before, it
 * is done now.
 */
export function startClockIfSeated(
  live: LiveMatch,
  services: Pick<MatchServices, 'store'>,
): Promise<void> {
  return startWhile(mustStart, live, services);
}

/** T11: whoever has not come. To be called in turn. */
export function startClockNow(
  live: LiveMatch,
  services: Pick<MatchServices, 'store'>,
): Promise<void> {
  return startWhile(({ clock }) => clock?.started === undefined, live, services);
}

async function startWhile(
  mustStart: (live: LiveMatch) => boolean,
  live: LiveMatch,
  { store }: Pick<MatchServices, 'store'>,
): Promise<void> {
  while (mustStart(live)) {
    const { clock: setup } = live.facts;
    if (!live.clock || !setup) return;
    const seated = newClock(setup, timedSeats(live.seats));
    const state = startClock(setup, seated, live.match, live.judgedNow());
    const started = { state, dueAt: firstDue(setup, state)?.at };
    await store.setClock(live.id, live.revision, started);
    // What was stored, by this process or another one.
    await live.catchUp(store);
  }
}

function mustStart(live: LiveMatch): boolean {
  const { clock, seats, facts } = live;
  if (!clock || clock.started || seats.some(({ kind }) => kind === 'open')) return false;
  return facts.clock?.kind === 'days' || seats.every((seat) => hasCome(live, seat));
}

/** Who decides is there, whatever they look at it with. */
export function hasCome(live: LiveMatch, one: StoredSeat): boolean {
  // T12: nobody waits for who is replaced already.
  if (one.kind !== 'person' || isSubstituted(one)) return true;
  return live.isPresent(one.holder) || live.recent.some(({ ply }) => ply.entry.by === one.seat);
}

function timedSeats(seats: readonly StoredSeat[]): readonly number[] {
  return seats.filter(({ kind }) => kind !== 'bot').map(({ seat }) => seat);
}
