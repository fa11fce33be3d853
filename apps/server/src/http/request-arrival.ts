import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type WireError } from '@kast/protocol';
import type { ConnectionError } from 'fastify';
import { badRequest } from './error-responses.ts';
import { securityHeaders } from './security-headers.ts';

/** The head of a request is one packet or a few: nobody needs longer for it, on any line. */
const LONGEST_HEAD = 20_000;

/**
 * In milliseconds: longer than most players think. A proxy must let go of an idle connection earlier, or
 * uses it while it is closed here: many do after 60 seconds, others have to be told (deploy/Caddyfile).
 */
const LONGEST_KEPT_ALIVE = 75_000;

/** Within these times a request has to arrive. Streams have arrived: they may stay open for ever. */
export function arrivalLimits(seconds: number) {
  const requestTimeout = 1000 * seconds;
  return {
    requestTimeout,
    headersTimeout: Math.min(LONGEST_HEAD, requestTimeout),
    keepAliveTimeout: LONGEST_KEPT_ALIVE,
    connectionsCheckingInterval: Math.min(5000, requestTimeout / 2),
  };
}

/** What did not arrive, or is no HTTP, has no route and no reply: it is answered on the bare line. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const failure = failureFrom(error);
  const { status, text } = ERRORS[failure.code];
  const body = JSON.stringify({ ...failure, text });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    ...Object.entries(securityHeaders(false)).map((header) => header.join(': ')),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

function failureFrom({ code }: ConnectionError): WireError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { code: 'request-timeout' };
  if (code === 'HPE_HEADER_OVERFLOW') return { code: 'headers-too-large' };
  return badRequest('', 'is not HTTP');
}
