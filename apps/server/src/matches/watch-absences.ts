import { append, chanceIsDue, makeAct, outcomeOf, questionTo, type Seat } from '@kast/kernel';
import { bindingOf } from '@kast/protocol';
import { breaksMatch } from '../live/broken-match.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { AwaySeat, MatchId, StoredSeat } from '../store/store.ts';
import { returnToTable, trySetAttendance } from './attend-absence.ts';
import { commitPlies } from './commit-plies.ts';
import { drawDueChance } from './draw-due-chance.ts';
import type { ServiceTime } from './service-time.ts';
import type { MatchServices } from './services.ts';
import { substituteLevel } from '../ratings/substitute-level.ts';

/** T12, in milliseconds: how long a table waits for who has closed the page, and for who has lost the line. */
export const GRACE = { closed: 10_000, lost: 60_000 } as const;

/** T12: where nobody is left at the table who would have to wait. It ends: nothing is looked at for ever. */
export const DESERTED_GRACE = 15 * 60_000;

export interface AbsenceWatchOptions {
  /** Whether it is this process that watches, of all that serve these matches. */
  readonly takeDuty: () => Promise<boolean>;
  readonly judgedNow: () => number;
  readonly service: ServiceTime;
  readonly onFailure: (match: MatchId, reason: unknown) => void;
}

const PAGE = 200;

/**
 * T12: looks who is asked something and has been away for too long; then a computer sits in, or the seat is forfeited,
 * as the table has agreed. To be called again and again: where nobody is away it is one small read.
 */
export function watchAbsences(
  services: Pick<MatchServices, 'store' | 'now' | 'live'>,
  { takeDuty, judgedNow, service, onFailure }: AbsenceWatchOptions,
): () => Promise<void> {
  const { store } = services;

  const lookAt = async ({ match: id, seat }: AwaySeat): Promise<void> => {
    try {
      const found = await services.live.find(id);
      if (!found.ok) return;
      const live = found.value;
      const held = live.seats[seat - 1];
      if (held?.kind === 'person' && live.isPresent(held.holder)) {
        await returnToTable(live, services, held.holder);
      } else await replace(live, seat);
    } catch (reason) {
      onFailure(id, reason);
    }
  };

  const replace = (live: LiveMatch, seat: number): Promise<void> =>
    live
      .inTurn(async () => {
        await live.catchUp(store);
        const held = live.seats[seat - 1];
        // Who could not come back, because nobody served, was not away for that long.
        const served = { since: service.note(), now: judgedNow() };
        if (held && isAwaited(live, held, served)) await decideOn(live, services, held);
      })
      .catch((reason: unknown) => {
        if (breaksMatch(reason)) services.live.fail(live, reason);
        else throw reason;
      });

  return async () => {
    let after: AwaySeat | undefined;
    for (let isFirst = true; ; isFirst = false) {
      const page = await store.awaySeats(PAGE, after);
      service.note();
      if (page.length === 0 || (isFirst && !(await takeDuty()))) return;
      const now = judgedNow();
      const due = page.filter(({ since }) => now - since >= GRACE.closed);
      for (const one of due) await lookAt(one);
      after = page.at(-1);
      if (page.length < PAGE || due.length < page.length) return;
    }
  };
}

/** Everybody sits there, it is asked something or chance waits for it, and it was away for longer than the table waits. */
function isAwaited(
  live: LiveMatch,
  held: StoredSeat,
  served: { readonly since: number; readonly now: number },
): boolean {
  if (held.kind !== 'person' || live.isPresent(held.holder) || outcomeOf(live.match)) return false;
  const { away, substitute } = held.attendance ?? {};
  if (!away || substitute || live.match.resigned.includes(held.seat)) return false;
  if (live.seats.some(({ kind }) => kind === 'open')) return false;
  const grace = isSomebodyWaiting(live, held.seat) ? GRACE[away.cause] : DESERTED_GRACE;
  const awayFor = served.now - Math.max(away.since, served.since);
  const isAsked = questionTo(live.match, held.seat) !== undefined || holdsUpChance(live, held);
  return awayFor >= grace && isAsked;
}

/** T7: chance is due, and its device has not told yet what it adds. */
function holdsUpChance({ match, nonces }: LiveMatch, held: StoredSeat): boolean {
  return nonces === 'open' && chanceIsDue(match) && bindingOf(held, match.resigned) !== 'settled';
}

function isSomebodyWaiting(live: LiveMatch, away: Seat): boolean {
  return live.seats.some(
    (one) =>
      one.kind === 'person' &&
      one.seat !== away &&
      !live.match.resigned.includes(one.seat) &&
      live.isPresent(one.holder),
  );
}

async function decideOn(
  live: LiveMatch,
  services: Pick<MatchServices, 'store' | 'now'>,
  held: StoredSeat,
): Promise<void> {
  if (held.kind !== 'person') return;
  const { store } = services;
  const { seat, holder, attendance } = held;
  if (holdsUpChance(live, held)) {
    // What is asked of it then is asked of who is away.
    await store.stepNonce(live.id, seat, { kind: 'withhold' }, live.match.ply);
    await live.catchUp(store);
    return drawDueChance(live, services);
  }
  if (live.facts.absence === 'computer') {
    const level = await substituteLevel(store.ratings, holder, live.facts.game);
    const replaced = { ...attendance, substitute: { from: live.match.ply, level } };
    // Where something else came first it is looked at again, a second later.
    if (!(await trySetAttendance(live, store, seat, replaced))) return;
  } else {
    const move = makeAct({ kind: 'forfeit', seat, cause: 'absence' });
    const left = append(live.match, { by: 'table', move });
    if (!left.ok) return;
    const kept = await commitPlies(live, services, [left.value]);
    if (kept.kind !== 'appended') return;
  }
  await store.noteDeparture(holder, live.judgedNow());
}
