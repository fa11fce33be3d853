import {
  failures,
  HolidayAnswer,
  HolidayRequest,
  NonceAnswer,
  NonceRequest,
  Rematch,
  SeatClaim,
  SeatClaimed,
} from '@kast/protocol';
import { Type } from 'typebox';
import { guestWhoActs } from '../../sessions/session.ts';
import { leaveTable } from '../../matches/attend-absence.ts';
import { seatOf } from '../../live/seat-holders.ts';
import { addNonce } from '../../matches/add-nonce.ts';
import { mayNotBePublic } from '../../matches/public-tables.ts';
import { claimSeat } from '../../matches/claim-seat.ts';
import type { MatchServices } from '../../matches/services.ts';
import { rematch } from '../../matches/rematch.ts';
import { takeHoliday } from '../../matches/take-holiday.ts';
import { type Api, IdParams } from '../api.ts';
import { authorizeSeat } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';

export function seatRoutes(api: Api, services: MatchServices): void {
  api.post(
    '/matches/:id/seats',
    {
      schema: {
        tags: ['seats'],
        summary: 'Take the seat that you were invited to',
        params: IdParams,
        body: SeatClaim,
        response: {
          200: SeatClaimed,
          ...failures(
            'unknown-match',
            'broken-match',
            'bad-session',
            'bad-invitation',
            'seat-taken',
            'already-seated',
            'bad-rated',
            'blocked',
          ),
        },
      },
    },
    async (request, reply) => {
      const found = await services.live.find(request.params.id);
      if (!found.ok) return sendFailure(reply, found.error);
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      const { facts, seats } = found.value;
      const isNew = seatOf({ seats }, guest.value) === undefined;
      if (isNew && (await mayNotBePublic(services, guest.value, facts.watchers))) {
        return sendFailure(reply, { code: 'blocked' });
      }
      const claimed = await claimSeat(services, found.value, guest.value, request.body);
      return claimed.ok ? claimed.value : sendFailure(reply, claimed.error);
    },
  );

  api.post(
    '/matches/:id/nonce',
    {
      schema: {
        tags: ['seats'],
        summary: 'Add to chance from your device: bind it to a nonce, tell it, or withhold it',
        params: IdParams,
        body: NonceRequest,
        response: {
          200: NonceAnswer,
          ...failures('unknown-match', 'broken-match', 'bad-session', 'no-seat', 'bad-nonce'),
        },
      },
    },
    async (request, reply) => {
      const seated = await authorizeSeat(services, request, reply, request.params.id);
      if (!seated.ok) return sendFailure(reply, seated.error);
      const { live, seat } = seated.value;
      const added = await addNonce(services, live, seat, request.body);
      return added.ok ? added.value : sendFailure(reply, added.error);
    },
  );

  api.post(
    '/matches/:id/away',
    {
      schema: {
        tags: ['seats'],
        summary: 'Say that you close the table, so that nobody takes you for lost',
        description:
          'Only at tables that do not just wait (`absence`). Opening the table again takes it back.',
        params: IdParams,
        response: {
          200: Type.Object({}),
          ...failures('unknown-match', 'broken-match', 'bad-session', 'no-seat'),
        },
      },
    },
    async (request, reply) => {
      const seated = await authorizeSeat(services, request, reply, request.params.id);
      if (!seated.ok) return sendFailure(reply, seated.error);
      const { live, guest } = seated.value;
      await leaveTable(live, services, guest, 'closed');
      return {};
    },
  );

  api.post(
    '/matches/:id/holiday',
    {
      schema: {
        tags: ['seats'],
        summary: 'Take days off in a match by days',
        params: IdParams,
        body: HolidayRequest,
        response: {
          200: HolidayAnswer,
          ...failures('unknown-match', 'broken-match', 'bad-session', 'no-seat', 'bad-clock'),
        },
      },
    },
    async (request, reply) => {
      const seated = await authorizeSeat(services, request, reply, request.params.id);
      if (!seated.ok) return sendFailure(reply, seated.error);
      const { live, seat } = seated.value;
      const taken = await takeHoliday(services, live, seat, request.body.days);
      return taken.ok ? taken.value : sendFailure(reply, taken.error);
    },
  );

  api.post(
    '/matches/:id/rematch',
    {
      config: { price: PRICES.newMatch },
      schema: {
        tags: ['seats'],
        summary: 'Play again, everybody one seat on; all who ask land in the same match',
        params: IdParams,
        response: {
          200: Rematch,
          ...failures(
            'unknown-match',
            'broken-match',
            'bad-session',
            'no-seat',
            'not-over',
            'refused',
            'too-many-matches',
            'busy',
            'blocked',
          ),
        },
      },
    },
    async (request, reply) => {
      const seated = await authorizeSeat(services, request, reply, request.params.id);
      if (!seated.ok) return sendFailure(reply, seated.error);
      const { live, guest } = seated.value;
      if (await mayNotBePublic(services, guest, live.facts.watchers)) {
        return sendFailure(reply, { code: 'blocked' });
      }
      const again = await rematch(services, live, guest);
      return again.ok ? again.value : sendFailure(reply, again.error);
    },
  );
}
