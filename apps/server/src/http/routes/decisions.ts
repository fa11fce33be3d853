import { ActRequest, EntryAnswer, failures, MoveRequest } from '@kast/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasComputer } from '../../live/computer-seats.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import type { Decision } from '../../matches/decision.ts';
import { enterDecision } from '../../matches/enter-decision.ts';
import type { MatchServices } from '../../matches/services.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { type Api, IdParams } from '../api.ts';
import { type AuthorizedSeat, authorizeSeat } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';
import { charge } from '../rate-limit/rate-limit.ts';

const ANSWERS = {
  200: EntryAnswer,
  ...failures(
    'unknown-match',
    'broken-match',
    'bad-session',
    'no-seat',
    'stale',
    'refused',
    'no-verdict',
    'busy',
  ),
};

export function decisionRoutes(api: Api, services: MatchServices, { moves }: Metrics): void {
  /** What is decided has computers think, and those of this account do not keep up. */
  const isFarBehind = (live: LiveMatch): boolean =>
    hasComputer(live.match, live.seats) && !services.mayAskBots(live.facts.account);

  const enter = async (
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    decisionOf: (seated: AuthorizedSeat) => Decision,
  ) => {
    const seated = await authorizeSeat(services, request, reply, request.params.id);
    if (!seated.ok) return sendFailure(reply, seated.error);
    const { live } = seated.value;
    if (isFarBehind(live)) return sendFailure(reply, { code: 'busy' });
    const entered = await enterDecision(live, services, decisionOf(seated.value));
    moves.inc({ game: live.facts.game, answer: entered.ok ? 'played' : entered.error.code });
    if (entered.ok) return entered.value;
    if (entered.error.code === 'stale') {
      charge(request, PRICES.sentPly * (entered.error.missed?.length ?? 0));
    }
    return sendFailure(reply, entered.error);
  };

  api.post(
    '/matches/:id/moves',
    {
      schema: {
        tags: ['play'],
        summary: 'Answer what you are asked, in the notation of the game',
        description: 'The answer comes after the move was written durably.',
        params: IdParams,
        body: MoveRequest,
        response: ANSWERS,
      },
    },
    (request, reply) =>
      enter(request, reply, ({ seat }) => ({ ...request.body, seat, from: 'person' })),
  );

  api.post(
    '/matches/:id/acts',
    {
      schema: {
        tags: ['play'],
        summary: 'An act of the table: resign, offer or accept a draw, take back',
        description: 'The answer comes after the act was written durably.',
        params: IdParams,
        body: ActRequest,
        response: ANSWERS,
      },
    },
    (request, reply) => {
      const { key, ...act } = request.body;
      return enter(request, reply, ({ seat }) => ({ act, key, seat, from: 'person' }));
    },
  );
}
