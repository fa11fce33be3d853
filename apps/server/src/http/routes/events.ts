import {
  BrokenEvent,
  ChatEvent,
  failures,
  LAST_EVENT_ID,
  MOST_TO_CATCH_UP,
  PlyEvent,
  Snapshot,
  TableEvent,
} from '@kast/protocol';
import { type TSchema, Type } from 'typebox';
import type { MatchServices } from '../../matches/services.ts';
import { guestWhoLooks } from '../../sessions/session.ts';
import { streamMatch } from '../../streams/match-stream.ts';
import { type Api, IdParams, LookQuery } from '../api.ts';
import { authorizeViewer } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';
import { openEventStream, type StreamParts } from '../open-event-stream.ts';
import { PRICES } from '../rate-limit/prices.ts';
import { charge } from '../rate-limit/rate-limit.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** What a stream tells of, for its documentation. */
    'x-events'?: Readonly<Record<string, TSchema>>;
  }
}

export function eventRoutes(api: Api, services: MatchServices, parts: StreamParts): void {
  api.get(
    '/matches/:id/events',
    {
      exposeHeadRoute: false,
      // The table is told who comes and goes.
      config: { isEndless: true, price: PRICES.act },
      schema: {
        tags: ['play'],
        summary: 'What happens in a match, as a text/event-stream',
        description:
          '`event: ply` has the number of entries in the log as its id and a PlyEvent as data. ' +
          '`event: table` has no id and says who sits where. ' +
          'With Last-Event-ID everything after that ply comes first; without it, only what is new. ' +
          `Who is more than ${MOST_TO_CATCH_UP} entries behind gets one \`event: snapshot\` instead. ` +
          '`event: chat` has no id and tells of a line in a room that you may read, or without one how far the room is. ' +
          '`event: broken` is the last one of a match that cannot be gone on with.',
        params: IdParams,
        querystring: LookQuery,
        produces: ['text/event-stream'],
        'x-events': {
          ply: PlyEvent,
          table: TableEvent,
          chat: ChatEvent,
          snapshot: Snapshot,
          broken: BrokenEvent,
        },
        response: {
          200: Type.String(),
          ...failures(
            'unknown-match',
            'broken-match',
            'not-welcome',
            'bad-event-id',
            'too-many-streams',
          ),
        },
      },
    },
    async (request, reply) => {
      const { as } = request.query;
      const authorized = await authorizeViewer(services, request, request.params.id, as);
      if (!authorized.ok) return sendFailure(reply, authorized.error);
      const { live } = authorized.value;
      const seen = request.headers[LAST_EVENT_ID];
      // Another process may have told of what has not been looked at here yet.
      if (plySeen(seen, live.match.ply) === undefined) {
        await live.inTurn(() => live.catchUp(services.store));
      }
      const now = live.match.ply;
      const ply = plySeen(seen, now);
      if (ply === undefined) return sendFailure(reply, { code: 'bad-event-id', ply: now });

      return openEventStream(request, reply, parts, (stream) => {
        charge(request, PRICES.sentPly * Math.min(now - ply, MOST_TO_CATCH_UP));
        streamMatch(live, { guest: guestWhoLooks(request), as, ply }, stream);
      });
    },
  );
}

/** Undefined where it is no ply of this match. */
function plySeen(header: string | string[] | undefined, now: number): number | undefined {
  if (header === undefined || header === '') return now;
  if (typeof header !== 'string' || !/^\d{1,7}$/.test(header)) return undefined;
  const ply = Number(header);
  return ply <= now ? ply : undefined;
}
