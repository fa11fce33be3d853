import { ok, type Result } from '@kast/kernel';
import {
  ClubCodeUsed,
  ClubEnd,
  ClubList,
  ClubLook,
  ClubMade,
  ClubResult,
  ClubRound,
  ClubRoundWish,
  ClubSettings,
  ClubView,
  failures,
  LAST_EVENT_ID,
  SeatCode,
  SeatCodeUse,
  type WireError,
} from '@kast/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ClubServices } from '../../club/change-club.ts';
import { clubRound, clubView } from '../../club/club-view.ts';
import { drawRound, dropRound } from '../../club/draw-round.ts';
import { eveningsOf } from '../../club/evenings-of.ts';
import { lookAtClub } from '../../club/look-at-club.ts';
import { endClub, newHostCode, openClub, setClub, useClubCode } from '../../club/open-club.ts';
import { enterResult } from '../../club/table-results.ts';
import type { WatchedClubs } from '../../club/watch-clubs.ts';
import { accountOf } from '../../sessions/account.ts';
import { guestWhoActs, guestWhoLooks } from '../../sessions/session.ts';
import type { GuestId, WholeClub } from '../../store/store.ts';
import type { Api } from '../api.ts';
import { sendFailure } from '../error-responses.ts';
import { openEventStream, type StreamParts } from '../open-event-stream.ts';
import { networkOf } from '../rate-limit/network.ts';
import { PRICES } from '../rate-limit/prices.ts';
import { charge } from '../rate-limit/rate-limit.ts';

export const ClubParams = Type.Object({
  club: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }),
});

const RoundParams = Type.Object({
  ...ClubParams.properties,
  round: Type.String({ pattern: '^\\d{1,3}$' }),
});

const TableParams = Type.Object({
  ...RoundParams.properties,
  table: Type.String({ pattern: '^\\d{1,3}$' }),
});

/** Those of hosts. */
const RUN = ['unknown-club', 'bad-session', 'not-the-host', 'club-refused', 'busy'] as const;

export interface ClubRouteParts extends StreamParts {
  readonly services: ClubServices;
  readonly watched: WatchedClubs;
}

export function clubRoutes(api: Api, parts: ClubRouteParts): void {
  const { services, watched } = parts;

  /** The longer an evening has gone on, the more is read. */
  const lookAt = async (request: FastifyRequest, club: string) => {
    const found = await lookAtClub(services, club);
    if (found.ok) charge(request, tablesOf(found.value) * PRICES.clubTable);
    return found;
  };

  api.get(
    '/clubs',
    {
      schema: {
        tags: ['club'],
        summary: 'The club evenings that you run or take part in',
        response: { 200: ClubList },
      },
    },
    async (request, reply) => {
      const guest = guestWhoLooks(request);
      if (guest === undefined) return reply.send({ clubs: [] });
      return reply.send({ clubs: await eveningsOf(services.store, guest) });
    },
  );

  api.post(
    '/clubs',
    {
      config: { price: PRICES.newMatch },
      schema: {
        tags: ['club'],
        summary: 'Open a club evening',
        body: ClubSettings,
        response: {
          201: ClubMade,
          ...failures('bad-session', 'unknown-game', 'club-refused', 'bad-name'),
        },
      },
    },
    async (request, reply) =>
      answer(request, reply.code(201), (guest) => openClub(services, guest, request.body)),
  );

  api.get(
    '/clubs/:club',
    {
      schema: {
        tags: ['club'],
        summary: 'How a club evening stands',
        params: ClubParams,
        response: { 200: ClubLook, ...failures('unknown-club') },
      },
    },
    async (request, reply) => {
      const found = await lookAt(request, request.params.club);
      if (!found.ok) return sendFailure(reply, found.error);
      const guest = guestWhoLooks(request);
      const { hosts, people } = found.value;
      const you = people.find((one) => one.guest !== undefined && one.guest === guest)?.person;
      return {
        club: clubView(found.value),
        ...(you === undefined ? {} : { you }),
        isHost: guest !== undefined && hosts.includes(guest),
      };
    },
  );

  api.put(
    '/clubs/:club',
    {
      schema: {
        tags: ['club'],
        summary: 'Change what the next rounds are drawn by',
        params: ClubParams,
        body: ClubSettings,
        response: { 200: ClubMade, ...failures(...RUN, 'unknown-game', 'bad-name') },
      },
    },
    async (request, reply) =>
      answer(request, reply, (guest) =>
        setClub(services, request.params.club, guest, request.body),
      ),
  );

  api.put(
    '/clubs/:club/end',
    {
      schema: {
        tags: ['club'],
        summary: 'End an evening, or go on with it after all',
        params: ClubParams,
        body: ClubEnd,
        response: { 200: ClubMade, ...failures(...RUN) },
      },
    },
    async (request, reply) =>
      answer(request, reply, (guest) =>
        endClub(services, request.params.club, guest, request.body.isOver),
      ),
  );

  api.get(
    '/clubs/:club/events',
    {
      exposeHeadRoute: false,
      config: { isEndless: true, price: PRICES.act },
      schema: {
        tags: ['club'],
        summary: 'How a club evening stands, again whenever that changes, as a text/event-stream',
        description:
          '`event: club` has the revision as its id. With Last-Event-ID what has been seen is not told again.',
        params: ClubParams,
        produces: ['text/event-stream'],
        'x-events': { club: ClubView },
        response: { 200: Type.String(), ...failures('unknown-club', 'too-many-streams') },
      },
    },
    async (request, reply) => {
      const found = await lookAt(request, request.params.club);
      if (!found.ok) return sendFailure(reply, found.error);
      const seen = Number(request.headers[LAST_EVENT_ID] ?? -1);
      return openEventStream(request, reply, parts, (stream) =>
        watched.follow(found.value, seen, stream),
      );
    },
  );

  api.post(
    '/clubs/:club/rounds',
    {
      config: { price: PRICES.newMatch },
      schema: {
        tags: ['club'],
        summary: 'Draw the next round',
        params: ClubParams,
        body: ClubRoundWish,
        response: {
          201: Type.Object({ round: Type.Integer() }),
          ...failures(...RUN, 'too-many-matches'),
        },
      },
    },
    async (request, reply) =>
      answer(request, reply.code(201), async (host) => {
        const account = accountOf(services.secret, networkOf(request.ip));
        const { club } = request.params;
        const drawn = await drawRound(services, club, { host, account }, request.body);
        if (!drawn.ok) return drawn;
        charge(request, drawn.value.people * PRICES.pairedPerson);
        return ok({ round: drawn.value.round });
      }),
  );

  api.get(
    '/clubs/:club/rounds/:round',
    {
      schema: {
        tags: ['club'],
        summary: 'A round of a club evening',
        params: RoundParams,
        response: { 200: ClubRound, ...failures('unknown-club', 'club-refused') },
      },
    },
    async (request, reply) => {
      const { club, round } = request.params;
      const found = await lookAt(request, club);
      if (!found.ok) return sendFailure(reply, found.error);
      const drawn = found.value.rounds[Number(round) - 1];
      if (!drawn) return sendFailure(reply, { code: 'club-refused', problem: 'unknown' });
      return clubRound(drawn);
    },
  );

  api.post(
    '/clubs/:club/rounds/:round/drop',
    {
      schema: {
        tags: ['club'],
        summary: 'Take the last round away, while no result of it is known',
        params: RoundParams,
        response: { 200: Type.Object({ round: Type.Integer() }), ...failures(...RUN) },
      },
    },
    async (request, reply) =>
      answer(request, reply, async (host) => {
        const { club: id, round } = request.params;
        const dropped = await dropRound(services, { id, round: Number(round) }, host);
        if (!dropped.ok) return dropped;
        // Drawn and dropped again and again, a round would be as many matches for the price of one.
        charge(request, dropped.value.matches * PRICES.newMatch);
        return ok({ round: dropped.value.round });
      }),
  );

  api.put(
    '/clubs/:club/rounds/:round/tables/:table',
    {
      schema: {
        tags: ['club'],
        summary: 'Say how a table ended, or correct it',
        description:
          'For hosts; and for who sits at a table of the latest round that is played with the real box.',
        params: TableParams,
        body: ClubResult,
        response: { 200: ClubRound, ...failures(...RUN) },
      },
    },
    async (request, reply) =>
      answer(request, reply, (guest) => {
        const { club: id, round, table } = request.params;
        const address = { id, round: Number(round), table: Number(table) };
        return enterResult(services, address, guest, request.body);
      }),
  );

  api.post(
    '/clubs/:club/host-code',
    {
      schema: {
        tags: ['club'],
        summary: 'A code by which another device becomes a host',
        params: ClubParams,
        response: { 201: SeatCode, ...failures(...RUN) },
      },
    },
    async (request, reply) =>
      answer(request, reply.code(201), (guest) =>
        newHostCode(services, request.params.club, guest),
      ),
  );

  api.post(
    '/club-codes',
    {
      config: { price: PRICES.tryCode },
      schema: {
        tags: ['club'],
        summary: 'Come to the evening that a code is for',
        body: SeatCodeUse,
        response: {
          200: ClubCodeUsed,
          ...failures('bad-session', 'bad-code', 'unknown-club', 'club-refused', 'busy'),
        },
      },
    },
    async (request, reply) =>
      answer(request, reply, (guest) => useClubCode(services, guest, request.body.code)),
  );
}

function tablesOf({ rounds }: WholeClub): number {
  return rounds.reduce((sum, { tables }) => sum + tables.length, 0);
}

/** What somebody does, answered. */
export async function answer<Value>(
  request: FastifyRequest,
  reply: FastifyReply,
  act: (guest: GuestId) => Promise<Result<Value, WireError>>,
): Promise<FastifyReply> {
  const guest = guestWhoActs(request, reply);
  if (!guest.ok) return sendFailure(reply, guest.error);
  const done = await act(guest.value);
  return done.ok ? reply.send(done.value) : sendFailure(reply, done.error);
}
