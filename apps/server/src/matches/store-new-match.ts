import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { NewStoredMatch } from '../store/store.ts';
import type { MatchServices } from './services.ts';

/** Every way of making a match ends here, with the limits of who made it. */
export async function storeNewMatch(
  services: Pick<MatchServices, 'store' | 'live' | 'matchesPerGuest' | 'mayAskBots'>,
  match: NewStoredMatch,
): Promise<Result<'created' | 'rematch-exists', WireError<'too-many-matches' | 'busy'>>> {
  const { facts, seats } = match;
  const hasBots = seats.some(({ kind }) => kind === 'bot');
  if (hasBots && !services.mayAskBots(facts.account)) return fail({ code: 'busy' });
  const { matchesPerGuest: limit } = services;
  const made = await services.store.createMatch(match, limit);
  if (made === 'too-many') return fail({ code: 'too-many-matches', limit });
  // A computer that begins does so before anybody looks: who made it may be a program that only listens.
  if (match.status.awaitsBot && made === 'created') await services.live.find(facts.id);
  return ok(made);
}
