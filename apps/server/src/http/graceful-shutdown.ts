import type { IncomingMessage } from 'node:http';
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
  const underWay = new Set<IncomingMessage>();
  const { promise: drained, resolve: setDrained } = Promise.withResolvers<void>();

  app.addHook('onRequest', (request, reply, done) => {
    underWay.add(request.raw);
    // Its one end, however it comes; `finished` of node:stream would listen for all the ways to it.
    reply.raw.on('close', () => {
      underWay.delete(request.raw);
      if (isClosing && underWay.size === 0) setDrained();
    });
    if (!isClosing) done();
    else void sendFailure(reply, { code: 'shutting-down' });
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    endStreams();
    if (underWay.size === 0) return;
    for (const request of underWay) if (!request.complete) request.destroy();
    const limit = setTimeout(setDrained, longestWait);
    await drained;
    clearTimeout(limit);
  });
}
