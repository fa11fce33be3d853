import { failures, MatchList } from '@kast/protocol';
import { Type } from 'typebox';
import type { MatchServices } from '../../matches/services.ts';
import { publicMatches } from '../../matches/match-lists.ts';
import type { Api } from '../api.ts';
import { sendFailure } from '../error-responses.ts';

export function gameRoutes(api: Api, services: MatchServices): void {
  api.get(
    '/games/:game/matches',
    {
      schema: {
        tags: ['matches'],
        summary: 'The latest matches of a game that anyone may watch',
        params: Type.Object({ game: Type.String({ maxLength: 60 }) }),
        response: { 200: MatchList, ...failures('unknown-game') },
      },
    },
    async (request, reply) => {
      const found = await publicMatches(services, request.params.game);
      return found.ok ? found.value : sendFailure(reply, found.error);
    },
  );
}
