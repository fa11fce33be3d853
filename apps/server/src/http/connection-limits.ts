import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './rate-limit/network.ts';

export interface ConnectionLimits {
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestTimeout: number;
  readonly headersTimeout: number;
  /** How long a connection is kept on which nothing is asked. */
  readonly keepAliveTimeout: number;
  readonly connectionsCheckingInterval: number;
  /** Unlimited where a proxy stands in front: all connections are its own. */
  readonly perAddress: number;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Requests that one connection may have under way. Browsers send one at a time; who sends thousands and
 * reads no answer would have them all carried out, and kept.
 */
const MOST_UNDER_WAY = 8;

/** In milliseconds. Streams say something more often, and no answer is waited for that long. */
const LONGEST_SILENCE = 90_000;

/** An HTTP server on which no connection holds more than its share of it. */
export function limitedServer(limits: ConnectionLimits, handler: Handler): Server {
  const { perAddress, ...arrival } = limits;
  const underWay = new WeakMap<Socket, number>();

  const server = createServer(arrival, (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const requests = (underWay.get(socket) ?? 0) + 1;
    if (requests > MOST_UNDER_WAY) {
      socket.destroy();
      return;
    }
    underWay.set(socket, requests);
    response.on('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    handler(request, response);
  });
  // Also one whose answers are not read: nothing moves on it any more.
  server.setTimeout(LONGEST_SILENCE);
  limitPerAddress(server, perAddress);
  return server;
}

function limitPerAddress(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const connections = (open.get(network) ?? 0) + 1;
    if (connections > most) {
      socket.destroy();
      return;
    }
    open.set(network, connections);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
