import { failures, Plan, PlanRequest } from '@kast/protocol';
import type { MatchServices } from '../../matches/services.ts';
import { makePlan, planOf } from '../../plans/plans.ts';
import { type Api, IdParams } from '../api.ts';
import { authorizeSeat } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';

const UNSEATED = ['unknown-match', 'broken-match', 'bad-session', 'no-seat'] as const;

/** T15: what a player would answer to what, which nobody else may know. */
export function planRoutes(api: Api, services: MatchServices): void {
  api.get(
    '/matches/:id/plan',
    {
      schema: {
        tags: ['play'],
        summary: 'What you have planned here, as far as it can still come',
        params: IdParams,
        response: { 200: Plan, ...failures(...UNSEATED) },
      },
    },
    async (request, reply) => {
      const seated = await authorizeSeat(services, request, reply, request.params.id);
      if (!seated.ok) return sendFailure(reply, seated.error);
      const { live, seat } = seated.value;
      reply.header('cache-control', 'no-store');
      return planOf(live, services, seat);
    },
  );

  api.put(
    '/matches/:id/plan',
    {
      schema: {
        tags: ['play'],
        summary: 'Plan your answers: each line is entered for you while the match follows it',
        params: IdParams,
        body: PlanRequest,
        response: { 200: Plan, ...failures(...UNSEATED, 'bad-plan', 'refused') },
      },
    },
    async (request, reply) => {
      const seated = await authorizeSeat(services, request, reply, request.params.id);
      if (!seated.ok) return sendFailure(reply, seated.error);
      const { live, seat } = seated.value;
      const made = await makePlan(live, services, seat, request.body);
      return made.ok ? made.value : sendFailure(reply, made.error);
    },
  );
}
