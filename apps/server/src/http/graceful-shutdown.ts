import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './error-responses.ts';

/** A request that takes longer is not waited for. */
const LONGEST_WAIT = 10_000;

/**
 * While the server goes down, what is under way is finished and what is new is sent away. Then every
 * connection is closed (`forceCloseConnections`): browsers open some that they never use.
 */
export function shutDownGracefully(app: FastifyInstance, endStreams: () => void): void {
  let isClosing = false;
  let underWay = 0;
  const { promise: drained, resolve: setDrained } = Promise.withResolvers<void>();
  const countDown = (): void => {
    underWay--;
    if (isClosing && underWay === 0) setDrained();
  };

  app.addHook('onRequest', async (_request, reply) => {
    underWay++;
    finished(reply.raw, countDown);
    if (!isClosing) return undefined;
    return sendFailure(reply.header('retry-after', '2'), { code: 'shutting-down' });
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    endStreams();
    if (underWay === 0) return;
    const limit = setTimeout(setDrained, LONGEST_WAIT);
    await drained;
    clearTimeout(limit);
  });
}
