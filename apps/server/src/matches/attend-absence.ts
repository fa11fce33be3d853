import { outcomeOf, type Seat } from '@kast/kernel';
import type { AwayInfo } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { Attendance, GuestId, MatchId } from '../store/store.ts';
import type { MatchServices } from './services.ts';

type Needed = Pick<MatchServices, 'store'>;

export interface AbsenceAttendance {
  /** Somebody who has a seat there has come, or has left. */
  onPresence(live: LiveMatch, guest: GuestId, isThere: boolean): void;
  /** After every change, and when a match was opened: nobody may have seen who left, as in a crash. */
  attend(live: LiveMatch): void;
  /** Resolves when all that was seen is written. */
  settled(): Promise<void>;
}

export function attendAbsence(
  services: Needed,
  onFailure: (match: MatchId, reason: unknown) => void,
): AbsenceAttendance {
  const underWay = new Set<Promise<void>>();
  const note = (live: LiveMatch, noting: Promise<void>): void => {
    const noted: Promise<void> = noting
      .catch((reason: unknown) => onFailure(live.id, reason))
      .finally(() => underWay.delete(noted));
    underWay.add(noted);
  };
  return {
    onPresence(live, guest, isThere) {
      if (!live.facts.absence) return;
      note(
        live,
        isThere ? returnToTable(live, services, guest) : leaveTable(live, services, guest, 'lost'),
      );
    },
    attend(live) {
      if (!live.facts.absence || live.isBroken || outcomeOf(live.match)) return;
      for (const seat of live.seats) {
        if (seat.kind !== 'person' || seat.attendance?.away || live.isPresent(seat.holder))
          continue;
        note(live, leaveTable(live, services, seat.holder, 'lost'));
      }
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
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
  return atSeatOf(live, guest, async (seat, attendance) => {
    const isNews = !attendance.away || (cause === 'closed' && attendance.away.cause === 'lost');
    const isElsewhere = cause === 'lost' && live.isPresent(guest);
    if (!isNews || isElsewhere) return;
    const since = attendance.away?.since ?? live.judgedNow();
    await store.setAttendance(live.id, seat, guest, { ...attendance, away: { cause, since } });
    await live.catchUp(store);
  });
}

/** T12: the owner is back: with a line, or with a decision. From here on the computer decides nothing there. */
export function returnToTable(live: LiveMatch, { store }: Needed, guest: GuestId): Promise<void> {
  return atSeatOf(live, guest, async (seat, attendance) => {
    const { away, substituteFrom: from, substituted } = attendance;
    if (!away && from === undefined) return;
    const to = live.match.ply;
    const stretch = from === undefined ? substituted : { from, to };
    await store.setAttendance(live.id, seat, guest, stretch ? { substituted: stretch } : {});
    await live.catchUp(store);
  });
}

/** In the match's own queue, so that a decision and a return have one order. */
async function atSeatOf(
  live: LiveMatch,
  guest: GuestId,
  act: (seat: Seat, attendance: Attendance) => Promise<void>,
): Promise<void> {
  if (!live.facts.absence) return;
  await live.inTurn(async () => {
    const held = live.seats.find((seat) => seat.kind === 'person' && seat.holder === guest);
    if (held?.kind === 'person') await act(held.seat, held.attendance ?? {});
  });
}
