import type { FastifyInstance } from 'fastify';
import { sendFailure } from './failures.ts';

/** While the server goes down, what is under way is finished and what is new is sent away. */
export function turnAwayWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return undefined;
    reply.header('connection', 'close').header('retry-after', '2');
    return sendFailure(reply, { code: 'shutting-down' });
  });
}
