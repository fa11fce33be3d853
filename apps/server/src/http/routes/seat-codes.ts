import {
  ComputerSeat,
  failures,
  InvitationInfo,
  Reach,
  SeatClaimed,
  SeatCode,
  SeatCodeUse,
  SeatCodeUsed,
} from '@kast/protocol';
import { Type } from 'typebox';
import type { Config } from '../../config.ts';
import { addComputer } from '../../matches/add-computer.ts';
import { invitationInfo } from '../../matches/invitation-info.ts';
import { newSeatCode, newTableCode, useSeatCode } from '../../matches/seat-code.ts';
import type { MatchServices } from '../../matches/services.ts';
import { guestWhoActs } from '../../sessions/session.ts';
import { type Api, IdParams } from '../api.ts';
import { authorizeMaker, authorizeSeat } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';
import { reachableOrigins } from '../reach.ts';

const NO_MATCH = ['unknown-match', 'broken-match'] as const;

/** How people and devices come to a table that was set: by invitation, by code, or not at all. */
export function seatCodeRoutes(api: Api, services: MatchServices, config: Config): void {
  api.get(
    '/reach',
    {
      schema: {
        tags: ['you'],
        summary: 'Where other devices find this server',
        response: { 200: Reach },
      },
    },
    (request, reply) => {
      reply.send({ origins: [...reachableOrigins(request, config)] });
    },
  );

  api.get(
    '/matches/:id/invitation',
    {
      schema: {
        tags: ['seats'],
        summary: 'What you are invited to',
        params: IdParams,
        querystring: Type.Object({
          seat: Type.String({ maxLength: 100, description: 'The token of the invitation.' }),
        }),
        response: {
          200: InvitationInfo,
          ...failures(...NO_MATCH, 'bad-invitation', 'seat-taken'),
        },
      },
    },
    async (request, reply) => {
      const found = await services.live.find(request.params.id);
      if (!found.ok) return sendFailure(reply, found.error);
      const info = await invitationInfo(services, found.value, request.query.seat);
      return info.ok ? info.value : sendFailure(reply, info.error);
    },
  );

  api.post(
    '/matches/:id/computers',
    {
      config: { price: PRICES.addComputer },
      schema: {
        tags: ['seats'],
        summary: 'Have a computer take a seat that is still free, for who set the table',
        params: IdParams,
        body: ComputerSeat,
        response: {
          200: SeatClaimed,
          ...failures(
            ...NO_MATCH,
            'bad-session',
            'not-the-maker',
            'seat-taken',
            'bad-seats',
            'bad-rated',
            'busy',
          ),
        },
      },
    },
    async (request, reply) => {
      const made = await authorizeMaker(services, request, reply, request.params.id);
      if (!made.ok) return sendFailure(reply, made.error);
      const added = await addComputer(services, made.value.live, request.body);
      return added.ok ? added.value : sendFailure(reply, added.error);
    },
  );

  api.post(
    '/matches/:id/seat-code',
    {
      schema: {
        tags: ['seats'],
        summary: 'A code to go on with your seat at another device',
        params: IdParams,
        response: {
          200: SeatCode,
          ...failures(...NO_MATCH, 'bad-session', 'no-seat', 'bad-rated'),
        },
      },
    },
    async (request, reply) => {
      const seated = await authorizeSeat(services, request, reply, request.params.id);
      if (!seated.ok) return sendFailure(reply, seated.error);
      // T16: whoever plays a rated match signs in where they go on.
      if (seated.value.live.facts.rated) {
        return sendFailure(reply, { code: 'bad-rated', problem: 'needs-account' });
      }
      return newSeatCode(services, seated.value.live, seated.value);
    },
  );

  api.post(
    '/matches/:id/table-code',
    {
      schema: {
        tags: ['seats'],
        summary: 'A code that leads to the free seats of a table, for who set it',
        params: IdParams,
        response: { 200: SeatCode, ...failures(...NO_MATCH, 'bad-session', 'not-the-maker') },
      },
    },
    async (request, reply) => {
      const made = await authorizeMaker(services, request, reply, request.params.id);
      if (!made.ok) return sendFailure(reply, made.error);
      return newTableCode(services, made.value.live, made.value.guest);
    },
  );

  api.post(
    '/seat-codes',
    {
      config: { price: PRICES.tryCode },
      schema: {
        tags: ['seats'],
        summary: 'Go on at this device with the seat that a code is for, or come to its table',
        body: SeatCodeUse,
        response: {
          200: SeatCodeUsed,
          ...failures('bad-session', 'bad-code', 'already-seated', 'broken-match'),
        },
      },
    },
    async (request, reply) => {
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      const moved = await useSeatCode(services, guest.value, request.body.code);
      return moved.ok ? moved.value : sendFailure(reply, moved.error);
    },
  );
}
