import type { OutgoingHttpHeaders } from 'node:http';
import type { WireError } from '@kast/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionOf } from '../sessions/session.ts';
import { endingOf, type SessionCache } from '../sessions/session-cache.ts';
import { EVENT_STREAM_HEADERS, type EventStream, eventStream } from '../streams/event-stream.ts';
import type { EventStreams } from '../streams/event-streams.ts';
import { retryHint } from '../streams/retry-hint.ts';
import { sendFailure } from './error-responses.ts';
import { networkOf } from './rate-limit/network.ts';

export interface StreamParts {
  readonly streams: EventStreams;
  readonly sessions: Pick<SessionCache, 'onEnd'>;
}

/** Answers a request by a stream, where its network may have one more. It ends with the session that asked. */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { streams, sessions }: StreamParts,
  begin: (stream: EventStream) => void,
): FastifyReply {
  const network = networkOf(request.ip);
  if (!streams.mayOpen(network)) return sendTooManyStreams(reply, 'network');
  reply.hijack();
  // Whoever asked has hung up meanwhile: there is nobody to send anything to.
  if (reply.raw.destroyed) return reply;
  // It ends with its connection: framing every event as a chunk would be three writes for each.
  reply.raw.useChunkedEncodingByDefault = false;
  // All at once: headers that are set one by one are kept for as long as the stream is open.
  reply.raw.writeHead(200, { ...headersOf(reply), ...EVENT_STREAM_HEADERS });
  const stream = eventStream(reply.raw, retryHint('break'));
  streams.add(network, stream);
  // Who is signed out, or plays by a token that is revoked, sees nothing more, also of what is open.
  const session = sessionOf(request);
  if (session.kind === 'guest') {
    stream.onEnd(sessions.onEnd(endingOf(session), () => stream.end(retryHint('break'))));
  }
  begin(stream);
  return reply;
}

function headersOf(reply: FastifyReply): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** In seconds: nobody knows when one is closed. */
const TRY_AGAIN = 10;

export function sendTooManyStreams(
  reply: FastifyReply,
  key: WireError<'too-many-streams'>['key'],
): FastifyReply {
  reply.header('retry-after', String(TRY_AGAIN));
  return sendFailure(reply, { code: 'too-many-streams', seconds: TRY_AGAIN, key });
}
