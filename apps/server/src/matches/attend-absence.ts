import { outcomeOf, type Seat } from '@kast/kernel';
import type { AwayInfo } from '@kast/protocol';
import { isSubstituted } from '../live/computer-seats.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { holdersOf } from '../live/seat-holders.ts';
import { statusOf } from '../live/match-status.ts';
import type { Attendance, GuestId, MatchId, StoredSeat } from '../store/store.ts';
import type { MatchServices } from './services.ts';

type Needed = Pick<MatchServices, 'store'>;

export interface AbsenceAttendance {
  /** Somebody who has a seat there has come, or has left. */
  onPresence(live: LiveMatch, guest: GuestId, isThere: boolean): void;
  /** After every change: a return may not have been written, for whatever reason. */
  attend(live: LiveMatch): void;
  /** Every second, at all matches in memory: nobody may have seen who left, as in a crash. */
  look(matches: Iterable<LiveMatch>): void;
  /** From here on nothing is noted: who loses the line because this process stops is not away. */
  stop(): void;
  /** Resolves when all that was seen is written. */
  settled(): Promise<void>;
}

export function attendAbsence(
  services: Needed,
  onFailure: (match: MatchId, reason: unknown) => void,
): AbsenceAttendance {
  const underWay = new Set<Promise<void>>();
  let missing = new Map<string, number>();
  let isStopped = false;
  const note = (live: LiveMatch, noting: Promise<void>): void => {
    const noted: Promise<void> = noting
      .catch((reason: unknown) => onFailure(live.id, reason))
      .finally(() => underWay.delete(noted));
    underWay.add(noted);
  };
  const attend = (live: LiveMatch): void => {
    if (isStopped || live.isBroken || !countsAbsence(live)) return;
    for (const seat of live.seats) {
      // Whose page has said that it closes is still here for a moment.
      const isGone = isSubstituted(seat) || awayOf(seat)?.cause === 'lost';
      if (seat.kind === 'person' && isGone && live.isHere(seat.holder)) {
        note(live, returnToTable(live, services, seat.holder));
      }
    }
  };
  return {
    onPresence(live, guest, isThere) {
      if (!live.facts.absence || isStopped) return;
      note(
        live,
        isThere ? returnToTable(live, services, guest) : leaveTable(live, services, guest, 'lost'),
      );
    },
    attend,
    look(matches) {
      const before = missing;
      missing = new Map();
      for (const live of matches) {
        attend(live);
        if (isStopped || live.isBroken || !countsAbsence(live)) continue;
        for (const guest of missingAt(live)) {
          const seat = `${live.id} ${guest}`;
          const looks = (before.get(seat) ?? 0) + 1;
          missing.set(seat, looks);
          if (looks >= LOOKS_UNTIL_AWAY) note(live, leaveTable(live, services, guest, 'lost'));
        }
      }
    },
    stop() {
      isStopped = true;
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

/** That somebody has come at another process is known a second or two later. */
const LOOKS_UNTIL_AWAY = 4;

function missingAt(live: LiveMatch): readonly GuestId[] {
  return holdersOf(live.seats.filter((seat) => !awayOf(seat))).filter(
    (guest) => !live.isPresent(guest),
  );
}

function awayOf(seat: StoredSeat): Attendance['away'] {
  return seat.kind === 'person' ? seat.attendance?.away : undefined;
}

/** T12: while seats are free, and after the end, nobody is waited for; nor where the table just waits. */
function countsAbsence({ facts, match, seats }: LiveMatch): boolean {
  if (!facts.absence || outcomeOf(match)) return false;
  return seats.every(({ kind }) => kind !== 'open');
}

/**
 * T12: somebody has left the table: `closed` where their page has said so, `lost` where nothing is known. What was
 * known first stays, but that a page was closed is told as it comes, before its line ends or after.
 */
export function leaveTable(
  live: LiveMatch,
  { store }: Needed,
  guest: GuestId,
  cause: AwayInfo,
): Promise<void> {
  return inTurnAtTable(live, () =>
    changeAttendance(live, store, guest, (attendance) => {
      if (!countsAbsence(live)) return undefined;
      const isNews = !attendance.away || (cause === 'closed' && attendance.away.cause === 'lost');
      // T10: who closes one page has it open at another device; its own stream may end later.
      const isElsewhere = live.streamsOf(guest) > (cause === 'closed' ? 1 : 0);
      if (!isNews || isElsewhere) return undefined;
      const since = attendance.away?.since ?? live.judgedNow();
      return { ...attendance, away: { cause, since } };
    }),
  );
}

/** T12: the owner is back: with a line, or with a decision. From here on the computer decides nothing there. */
export function returnToTable(live: LiveMatch, services: Needed, guest: GuestId): Promise<void> {
  return inTurnAtTable(live, async () => {
    // They may have been replaced elsewhere a moment ago.
    await live.catchUp(services.store);
    await returnInTurn(live, services, guest);
  });
}

/** The same for who is in turn already, and knows what is stored, or compares it. */
export function returnInTurn(live: LiveMatch, { store }: Needed, guest: GuestId): Promise<void> {
  return changeAttendance(live, store, guest, ({ away, substitute, substituted }) => {
    if (!away && !substitute) return undefined;
    const stretch = substitute ? { from: substitute.from, to: live.match.ply } : substituted;
    return stretch ? { substituted: stretch } : {};
  });
}

/** In the match's own queue, so that a decision and a return have one order. */
async function inTurnAtTable(live: LiveMatch, act: () => Promise<void>): Promise<void> {
  if (live.facts.absence) await live.inTurn(act);
}

/** Compare-and-set: where another process was first, what there is to change is looked at again. */
async function changeAttendance(
  live: LiveMatch,
  store: Needed['store'],
  guest: GuestId,
  change: (attendance: Attendance) => Attendance | undefined,
): Promise<void> {
  for (let isSet = false; !isSet; ) {
    const held = live.seats.find((seat) => seat.kind === 'person' && seat.holder === guest);
    const changed = held?.kind === 'person' ? change(held.attendance ?? {}) : undefined;
    if (!held || !changed) return;
    isSet = await trySetAttendance(live, store, held.seat, changed);
  }
}

/** False where another process was first: what that one stored has been read. To be called in turn. */
export async function trySetAttendance(
  live: LiveMatch,
  store: Needed['store'],
  seat: Seat,
  attendance: Attendance,
): Promise<boolean> {
  const seats = live.seats.map((one) =>
    one.seat === seat && one.kind === 'person' ? { ...one, attendance } : one,
  );
  const { awaitsBot } = statusOf(live.match, seats, live.lastAt);
  const change = { seat, attendance, awaitsBot };
  const answer = await store.setAttendance(live.id, live.revision, change);
  await live.catchUp(store);
  return answer === 'set';
}
