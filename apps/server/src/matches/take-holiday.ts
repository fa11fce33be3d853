import {
  clockOnHoliday,
  fail,
  firstDue,
  holidaysLeft,
  ok,
  type Result,
  type Seat,
} from '@kast/kernel';
import type { HolidayAnswer, WireError } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import { enterFlags } from './enter-flags.ts';
import type { MatchServices } from './services.ts';

/** T12: days that do not count for one seat, in a match by days. */
export async function takeHoliday(
  services: Pick<MatchServices, 'store' | 'now' | 'bridgePause'>,
  live: LiveMatch,
  seat: Seat,
  days: number,
): Promise<Result<HolidayAnswer, WireError<'bad-clock'>>> {
  const { store } = services;
  await services.bridgePause();
  return live.inTurn(async () => {
    for (;;) {
      // Nobody takes one from a time that was up.
      await enterFlags(live, services, live.judgedNow());
      const { clock, match, facts } = live;
      const setup = facts.clock;
      const left = clock && setup && holidaysLeft(setup, clock, seat);
      if (!clock || !setup || left === undefined || match.resigned.includes(seat) || match.ending) {
        return fail({ code: 'bad-clock', problem: 'not-by-days' });
      }
      if (days > left) return fail({ code: 'bad-clock', problem: 'no-holiday' });
      const state = clockOnHoliday(setup, clock, { ply: match.ply, seat, days });
      const longer = { state, dueAt: firstDue(setup, state)?.at };
      const set = await store.setClock(live.id, live.revision, longer);
      await live.catchUp(store);
      if (set === 'set') return ok({ left: left - days });
    }
  });
}
