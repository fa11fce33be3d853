import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { NewStoredMatch } from '../store/store.ts';
import type { MatchServices } from './services.ts';

/** Asked before a match is stored, by every way of making one. */
export async function checkMatchLimits(
  services: Pick<MatchServices, 'store' | 'matchesPerGuest' | 'mayAskBots'>,
  { facts, seats }: Pick<NewStoredMatch, 'facts' | 'seats'>,
): Promise<Result<void, WireError<'too-many-matches' | 'busy'>>> {
  const hasBots = seats.some(({ kind }) => kind === 'bot');
  if (hasBots && !services.mayAskBots(facts.account)) return fail({ code: 'busy' });
  const { matchesPerGuest: limit } = services;
  const running = await services.store.countRunningMatchesMadeBy(facts.maker);
  return running < limit ? ok(undefined) : fail({ code: 'too-many-matches', limit });
}
