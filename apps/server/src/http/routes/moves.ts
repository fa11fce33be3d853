import { failures, MoveAnswer, MoveRequest } from '@kast/protocol';
import type { House } from '../../matches/house.ts';
import { playMove } from '../../matches/play-move.ts';
import { type Api, IdParams } from '../api.ts';
import { authorizeSeat } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';
import type { Metrics } from '../../observability/metrics.ts';

export function moveRoutes(api: Api, house: House, { moves }: Metrics): void {
  api.post(
    '/matches/:id/moves',
    {
      schema: {
        tags: ['play'],
        summary: 'Decide: a move in the notation of the game, or an act of the table',
        description: 'The answer comes after the move was written durably.',
        params: IdParams,
        body: MoveRequest,
        response: {
          200: MoveAnswer,
          ...failures(
            'unknown-match',
            'bad-session',
            'no-seat',
            'stale',
            'ahead-of-log',
            'refused',
            'log-full',
            'no-verdict',
          ),
        },
      },
    },
    async (request, reply) => {
      const seated = await authorizeSeat(house, request, reply, request.params.id);
      if (!seated.ok) return sendFailure(reply, seated.error);
      const { table, seat, guest } = seated.value;
      const { ply, move, key } = request.body;
      const decision = { seat, ply, move, key: `${guest}:${key}`, from: 'person' } as const;
      const played = await playMove(table, house, decision);
      const answer = played.ok ? 'played' : played.error.code;
      moves.inc({ game: table.facts.game, answer });
      return played.ok ? played.value : sendFailure(reply, played.error);
    },
  );
}
