import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './error-responses.ts';

export interface ShutdownOptions {
  readonly endStreams: () => void;
  /** A request that takes longer to be answered is not waited for. */
  readonly longestWait?: number;
}

/**
 * While the server goes down, what has arrived is answered and what is new is sent away. A request that
 * has not arrived wholly is broken off: its sender may never finish, and was promised nothing. Then
 * every connection is closed (`forceCloseConnections`): browsers open some that they never use.
 */
export function shutDownGracefully(app: FastifyInstance, options: ShutdownOptions): void {
  const { endStreams, longestWait = 10_000 } = options;
  let isClosing = false;
  let underWay = 0;
  /**
   * What each connection was asked last, until that is answered: only this can be on its way still. A set of requests
   * would move to another table every few of them, and one that has grown old leads to all that came after.
   */
  const asked = new Map<Socket, IncomingMessage | undefined>();
  const { promise: drained, resolve: setDrained } = Promise.withResolvers<void>();

  app.server.on('connection', (socket: Socket) => {
    asked.set(socket, undefined);
    socket.on('close', () => asked.delete(socket));
  });
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const { socket } = raw;
    underWay++;
    if (asked.has(socket)) asked.set(socket, raw);
    // Its one end, however it comes; `finished` of node:stream would listen for all the ways to it.
    reply.raw.on('close', () => {
      underWay--;
      if (asked.get(socket) === raw) asked.set(socket, undefined);
      if (isClosing && underWay === 0) setDrained();
    });
    if (!isClosing) done();
    else void sendFailure(reply, { code: 'shutting-down' });
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    endStreams();
    if (underWay === 0) return;
    for (const request of asked.values()) if (request?.complete === false) request.destroy();
    const limit = setTimeout(setDrained, longestWait);
    await drained;
    clearTimeout(limit);
  });
}
