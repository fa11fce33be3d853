import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { MatchServices } from '../matches/services.ts';
import type { ClubGame } from './pairing/round.ts';

/** The games of an evening, with how many can play each. */
export async function clubGames(
  { rules }: Pick<MatchServices, 'rules'>,
  ids: readonly string[],
): Promise<Result<readonly ClubGame[], WireError<'unknown-game'>>> {
  const games: ClubGame[] = [];
  for (const id of ids) {
    const game = await rules.newest(id);
    if (!game) return fail({ code: 'unknown-game', game: id });
    games.push({ id, ...game.info.seats });
  }
  return ok(games);
}
