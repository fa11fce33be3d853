import { failures, LAST_EVENT_ID, PlyEvent, TableEvent } from '@kast/protocol';
import { type TSchema, Type } from 'typebox';
import { guestWhoLooks } from '../../sessions/session.ts';
import { EVENT_STREAM_HEADERS, eventLine } from '../../live/event-line.ts';
import type { Lines } from '../../live/lines.ts';
import { streamTable } from '../../live/table-stream.ts';
import type { House } from '../../matches/house.ts';
import { type Api, IdParams } from '../api.ts';
import { authorizeViewer } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';

/** How soon a browser should come back after the line broke. */
const RETRY = 500;

declare module 'fastify' {
  interface FastifySchema {
    /** What a stream tells of, for its documentation. */
    'x-events'?: Readonly<Record<string, TSchema>>;
  }
}

export function liveRoutes(api: Api, house: House, lines: Lines): void {
  api.get(
    '/matches/:id/events',
    {
      exposeHeadRoute: false,
      config: { isEndless: true },
      schema: {
        tags: ['play'],
        summary: 'What happens at a table, as a text/event-stream',
        description:
          '`event: ply` has the number of entries in the log as its id and a PlyEvent as data. ' +
          '`event: table` has no id and says who sits where. ' +
          'With Last-Event-ID everything after that ply comes first; without it, only what is new.',
        params: IdParams,
        produces: ['text/event-stream'],
        'x-events': { ply: PlyEvent, table: TableEvent },
        response: {
          200: Type.String(),
          ...failures('unknown-match', 'not-welcome', 'bad-event-id', 'too-many-streams'),
        },
      },
    },
    async (request, reply) => {
      const visited = await authorizeViewer(house, request, request.params.id);
      if (!visited.ok) return sendFailure(reply, visited.error);
      if (!lines.mayOpen(request.ip)) return sendFailure(reply, { code: 'too-many-streams' });
      const { table } = visited.value;
      const now = table.match.plies.length;
      const ply = plySeen(request.headers[LAST_EVENT_ID], now);
      if (ply === undefined) return sendFailure(reply, { code: 'bad-event-id', ply: now });

      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.writeHead(200, EVENT_STREAM_HEADERS);
      const line = eventLine(reply.raw, RETRY);
      lines.add(request.ip, line);
      streamTable(table, guestWhoLooks(request), ply, line);
      return reply;
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
