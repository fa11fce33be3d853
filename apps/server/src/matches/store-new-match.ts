import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { NewStoredMatch } from '../store/store.ts';
import type { MatchServices } from './services.ts';

/** Every way of making a match ends here, with the limits of who made it. */
export async function storeNewMatch(
  services: Pick<MatchServices, 'store' | 'matchesPerGuest' | 'mayAskBots'>,
  match: NewStoredMatch,
): Promise<Result<'created' | 'rematch-exists', WireError<'too-many-matches' | 'busy'>>> {
  const { facts, seats } = match;
  const hasBots = seats.some(({ kind }) => kind === 'bot');
  if (hasBots && !services.mayAskBots(facts.account)) return fail({ code: 'busy' });
  const { matchesPerGuest: limit } = services;
  const made = await services.store.createMatch(match, limit);
  return made === 'too-many' ? fail({ code: 'too-many-matches', limit }) : ok(made);
}
