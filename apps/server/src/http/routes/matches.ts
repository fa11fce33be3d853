import { failures, Invites, MatchMade, NewMatch, Snapshot, WireRecord } from '@kast/protocol';
import { guestWhoActs } from '../../sessions/session.ts';
import type { House } from '../../matches/house.ts';
import { invitesTo, setTable } from '../../matches/set-table.ts';
import { recordOf, snapshotFor } from '../../matches/sight.ts';
import { type Api, IdParams } from '../api.ts';
import { authorizeViewer } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';
import { charge } from '../rate-limit/rate-limit.ts';

export function matchRoutes(api: Api, house: House): void {
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
          ...failures('unknown-game', 'bad-seats', 'refused', 'bad-session', 'too-many-matches'),
        },
      },
    },
    async (request, reply) => {
      const maker = guestWhoActs(request, reply);
      if (!maker.ok) return sendFailure(reply, maker.error);
      const made = await setTable(house, maker.value, request.body);
      return made.ok ? reply.code(201).send(made.value) : sendFailure(reply, made.error);
    },
  );

  api.get(
    '/matches/:id',
    {
      schema: {
        tags: ['matches'],
        summary: 'Everything about a match that you may know',
        params: IdParams,
        response: { 200: Snapshot, ...failures('unknown-match', 'not-welcome') },
      },
    },
    async (request, reply) => {
      const visited = await authorizeViewer(house, request, request.params.id);
      if (!visited.ok) return sendFailure(reply, visited.error);
      const { table, role } = visited.value;
      charge(request, PRICES.sentPly * table.match.plies.length);
      return snapshotFor(table, role);
    },
  );

  api.get(
    '/matches/:id/record',
    {
      schema: {
        tags: ['matches'],
        summary: 'The match as a file; what you may not know yet is masked',
        params: IdParams,
        response: { 200: WireRecord, ...failures('unknown-match', 'not-welcome') },
      },
    },
    async (request, reply) => {
      const visited = await authorizeViewer(house, request, request.params.id);
      if (!visited.ok) return sendFailure(reply, visited.error);
      const { table, role } = visited.value;
      charge(request, PRICES.sentPly * table.match.plies.length);
      return recordOf(table, role.viewer);
    },
  );

  api.get(
    '/matches/:id/invites',
    {
      schema: {
        tags: ['seats'],
        summary: 'The invitations to the open seats, for who set the table',
        params: IdParams,
        response: { 200: Invites, ...failures('unknown-match', 'not-welcome', 'not-the-maker') },
      },
    },
    async (request, reply) => {
      const visited = await authorizeViewer(house, request, request.params.id);
      if (!visited.ok) return sendFailure(reply, visited.error);
      const { table, role } = visited.value;
      if (!role.isMaker) return sendFailure(reply, { code: 'not-the-maker' });
      return { invites: invitesTo(house.secret, table.id, table.seats) };
    },
  );
}
