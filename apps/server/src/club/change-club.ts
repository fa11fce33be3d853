import { fail, ok, type Result } from '@kast/kernel';
import type { ClubProblem, WireError } from '@kast/protocol';
import type { MatchServices } from '../matches/services.ts';
import type { OneAtATime } from '../store/one-at-a-time.ts';
import type { ClubChange, ClubId, GuestId, WholeClub } from '../store/store.ts';

export interface ClubServices extends MatchServices {
  /** By the id of an evening: of those who change it at the same moment each waits for the one before. */
  readonly clubsInTurn: OneAtATime;
  /** Told of each evening that was changed here, after the commit. */
  readonly onClubChanged: (id: ClubId) => void;
}

export type ClubFailure = WireError<
  'unknown-club' | 'not-the-host' | 'club-refused' | 'too-many-matches' | 'busy' | 'bad-name'
>;

export interface Decided<Value> {
  /** Absent where all is as it was wanted. */
  readonly change?: ClubChange;
  readonly value: Value;
}

/** As often as another process is faster. */
const MOST_TRIES = 20;

/** Decides from how an evening stands, and again where it was changed meanwhile, elsewhere. */
export function changeClub<Value>(
  services: ClubServices,
  id: ClubId,
  decide: (whole: WholeClub) => Promise<Result<Decided<Value>, ClubFailure>>,
): Promise<Result<Value, ClubFailure>> {
  return services.clubsInTurn(id, () => changeNow(services, id, decide));
}

async function changeNow<Value>(
  services: ClubServices,
  id: ClubId,
  decide: (whole: WholeClub) => Promise<Result<Decided<Value>, ClubFailure>>,
): Promise<Result<Value, ClubFailure>> {
  const { clubs } = services.store;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const whole = await clubs.find(id);
    if (!whole) return fail({ code: 'unknown-club' });
    const decided = await decide(whole);
    if (!decided.ok) return decided;
    const { change, value } = decided.value;
    if (!change) return ok(value);
    const answer = await clubs.change(id, whole.club.revision, change);
    if (answer === 'too-many') {
      return fail({ code: 'too-many-matches', limit: services.matchesPerGuest });
    }
    if (answer === 'changed') {
      services.onClubChanged(id);
      return ok(value);
    }
  }
  return fail({ code: 'busy' });
}

export function refuse(problem: ClubProblem): Result<never, WireError<'club-refused'>> {
  return fail({ code: 'club-refused', problem });
}

/** T17: only hosts run an evening. */
export function changeAsHost<Value>(
  services: ClubServices,
  id: ClubId,
  guest: GuestId,
  decide: (whole: WholeClub) => Promise<Result<Decided<Value>, ClubFailure>>,
): Promise<Result<Value, ClubFailure>> {
  return changeClub(services, id, async (whole) =>
    whole.hosts.includes(guest) ? decide(whole) : fail({ code: 'not-the-host' }),
  );
}
