import { failures, MatchList } from '@kast/protocol';
import { Type } from 'typebox';
import type { House } from '../../matches/house.ts';
import { publicMatches } from '../../matches/lists.ts';
import type { Api } from '../api.ts';
import { sendFailure } from '../error-responses.ts';

export function gameRoutes(api: Api, house: House): void {
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
      const found = await publicMatches(house, request.params.game);
      return found.ok ? found.value : sendFailure(reply, found.error);
    },
  );
}
