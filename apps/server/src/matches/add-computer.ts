import { fail, ok, type Result } from '@kast/kernel';
import type { ComputerSeat, SeatClaimed, WireError } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import { drawDueChance } from './draw-due-chance.ts';
import type { MatchServices } from './services.ts';
import { startClockIfSeated } from './start-clock.ts';

export type ComputerFailure = WireError<'seat-taken' | 'bad-seats' | 'bad-rated' | 'busy'>;

/** A computer comes for a seat that is still free. That it sits there already succeeds. */
export function addComputer(
  services: Pick<MatchServices, 'store' | 'now' | 'mayAskBots'>,
  live: LiveMatch,
  { seat, level }: ComputerSeat,
): Promise<Result<SeatClaimed, ComputerFailure>> {
  const { store } = services;
  return live.inTurn(async () => {
    if (!services.mayAskBots(live.facts.account)) return fail({ code: 'busy' });
    if (live.facts.rated) return fail({ code: 'bad-rated', problem: 'only-people' });
    const answer = await store.fillSeat(live.id, seat, level);
    if (answer === 'only-bots') return fail({ code: 'bad-seats', problem: 'only-bots' });
    await live.catchUp(store);
    await drawDueChance(live, services);
    await startClockIfSeated(live, services);
    if (live.seats[seat - 1]?.kind !== 'bot') return fail({ code: 'seat-taken', seat });
    return ok({ seat });
  });
}
