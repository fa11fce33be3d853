import {
  failures,
  HistoryPage,
  Invites,
  MatchMade,
  NewMatch,
  Snapshot,
  WireRecord,
} from '@kast/protocol';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { snapshotFor } from '../../live/for-viewer.ts';
import { createMatch, invitesTo } from '../../matches/create-match.ts';
import { tableInvitation } from '../../matches/invitation.ts';
import { HISTORY_PAGE, historyBefore, wholeRecord } from '../../matches/read-log.ts';
import type { MatchServices } from '../../matches/services.ts';
import { accountOf } from '../../sessions/account.ts';
import { guestWhoActs } from '../../sessions/session.ts';
import { type Api, IdParams, LookQuery } from '../api.ts';
import { authorizeViewer } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';
import { networkOf } from '../rate-limit/network.ts';
import { PRICES } from '../rate-limit/prices.ts';
import { charge, payFirst } from '../rate-limit/rate-limit.ts';

const UNSEEN = ['unknown-match', 'broken-match', 'not-welcome'] as const;

type LookRequest = FastifyRequest<{
  Params: { id: string };
  Querystring: Static<typeof LookQuery>;
}>;

export function matchRoutes(api: Api, services: MatchServices): void {
  /** With the eyes that were asked for. */
  const authorizeLook = (request: LookRequest) =>
    authorizeViewer(services, request, request.params.id, request.query.as);

  api.post(
    '/matches',
    {
      config: { price: PRICES.newMatch },
      schema: {
        tags: ['matches'],
        summary: 'Set a table',
        body: NewMatch,
        response: {
          201: MatchMade,
          ...failures(
            'unknown-game',
            'bad-seats',
            'bad-clock',
            'bad-rated',
            'refused',
            'bad-session',
            'too-many-matches',
            'busy',
            'blocked',
          ),
        },
      },
    },
    async (request, reply) => {
      const maker = guestWhoActs(request, reply);
      if (!maker.ok) return sendFailure(reply, maker.error);
      const account = accountOf(services.secret, networkOf(request.ip));
      const made = await createMatch(services, { maker: maker.value, account }, request.body);
      return made.ok ? reply.code(201).send(made.value) : sendFailure(reply, made.error);
    },
  );

  api.get(
    '/matches/:id',
    {
      schema: {
        tags: ['matches'],
        summary: 'How a match stands, with all that you may know of it and the last that happened',
        params: IdParams,
        querystring: LookQuery,
        response: { 200: Snapshot, ...failures(...UNSEEN) },
      },
    },
    async (request, reply) => {
      const looking = await authorizeLook(request);
      if (!looking.ok) return sendFailure(reply, looking.error);
      const { live, role } = looking.value;
      charge(request, PRICES.sentPly * live.recent.length);
      return snapshotFor(live, role.viewer, role.isMaker);
    },
  );

  api.get(
    '/matches/:id/history',
    {
      schema: {
        tags: ['matches'],
        summary: 'An earlier part of the log with what happened, as you may be told it now',
        params: IdParams,
        querystring: Type.Object({
          ...LookQuery.properties,
          before: Type.String({
            pattern: '^\\d{1,7}$',
            description: 'The place in the log that the page ends before.',
          }),
        }),
        response: { 200: HistoryPage, ...failures(...UNSEEN) },
      },
    },
    async (request, reply) => {
      const looking = await authorizeLook(request);
      if (!looking.ok) return sendFailure(reply, looking.error);
      const { live, role } = looking.value;
      const unpaid = payFirst(request, reply, PRICES.sentPly * HISTORY_PAGE);
      if (unpaid) return unpaid;
      return historyBefore(services, live, role.viewer, Number(request.query.before));
    },
  );

  api.get(
    '/matches/:id/record',
    {
      schema: {
        tags: ['matches'],
        summary: 'The match as a file; what you may not know yet is masked',
        params: IdParams,
        querystring: LookQuery,
        response: { 200: WireRecord, ...failures(...UNSEEN) },
      },
    },
    async (request, reply) => {
      const looking = await authorizeLook(request);
      if (!looking.ok) return sendFailure(reply, looking.error);
      const { live, role } = looking.value;
      // A record is kept: what another process has entered belongs to it.
      await live.inTurn(() => live.catchUp(services.store));
      const unpaid = payFirst(request, reply, PRICES.sentPly * live.match.ply);
      if (unpaid) return unpaid;
      return wholeRecord(services, live, role.viewer);
    },
  );

  api.get(
    '/matches/:id/invites',
    {
      schema: {
        tags: ['seats'],
        summary: 'The invitations to the open seats, for who set the table',
        params: IdParams,
        response: { 200: Invites, ...failures(...UNSEEN, 'not-the-maker') },
      },
    },
    async (request, reply) => {
      const authorized = await authorizeViewer(services, request, request.params.id);
      if (!authorized.ok) return sendFailure(reply, authorized.error);
      const { live, role } = authorized.value;
      if (!role.isMaker) return sendFailure(reply, { code: 'not-the-maker' });
      const invites = invitesTo(services.secret, live.id, live.seats);
      const table = tableInvitation(services.secret, live.id);
      return { invites, ...(invites.length === 0 ? {} : { table }) };
    },
  );
}
