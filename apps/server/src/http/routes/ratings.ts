import { failures, Ladder, OwnRatings } from '@kast/protocol';
import { Type } from 'typebox';
import type { MatchServices } from '../../matches/services.ts';
import { PROVISIONAL_UNTIL, shownRating } from '../../ratings/shown-rating.ts';
import { guestWhoLooks } from '../../sessions/session.ts';
import type { Api } from '../api.ts';
import { sendFailure } from '../error-responses.ts';

const MOST_ON_A_LADDER = 50;

/** T16: ratings, as they are shown. */
export function ratingRoutes(api: Api, { store, rules }: MatchServices): void {
  api.get(
    '/games/:game/ladder',
    {
      schema: {
        tags: ['ratings'],
        summary: 'Who plays a game best, of those who have played ten rated matches',
        params: Type.Object({ game: Type.String({ maxLength: 60 }) }),
        response: { 200: Ladder, ...failures('unknown-game') },
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      if (!(await rules.newest(game))) return sendFailure(reply, { code: 'unknown-game', game });
      const self = guestWhoLooks(request);
      const rated = await store.ratings.ladder(game, PROVISIONAL_UNTIL, MOST_ON_A_LADDER);
      const names = await store.namesOf(rated.map(({ player }) => player));
      const own = self === undefined ? [] : await store.ratings.ratingsOf(self);
      const you = own.find((one) => one.game === game);
      return {
        players: rated.map((one, index) => {
          const name = names.get(one.player);
          return {
            ...shownRating(one),
            place: index + 1,
            id: one.player,
            ...(name === undefined ? {} : { name }),
            ...(one.player === self ? { you: true as const } : {}),
          };
        }),
        ...(you ? { you: shownRating(you) } : {}),
      };
    },
  );

  api.get(
    '/me/ratings',
    {
      schema: {
        tags: ['ratings'],
        summary: 'Your ratings, by game',
        response: { 200: OwnRatings },
      },
    },
    async (request, _reply) => {
      const self = guestWhoLooks(request);
      const own = self === undefined ? [] : await store.ratings.ratingsOf(self);
      return { ratings: own.map((one) => ({ game: one.game, ...shownRating(one) })) };
    },
  );
}
