import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchNamedIn } from './match-named-in.ts';

/**
 * One line per request, with the pattern of the route and the id of the match: addresses themselves
 * can hold invitations.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    const { method } = request;
    const match = matchNamedIn(request);
    const milliseconds = Math.round(reply.elapsedTime * 100) / 100;
    const line = { method, route, match, status: reply.statusCode, milliseconds };
    request.log[levelFor(request, reply)](line, 'answered');
    done();
  });
}

/** Acts are worth a line in every log; looking is not. */
function levelFor({ method }: FastifyRequest, { statusCode }: FastifyReply) {
  if (statusCode >= 500) return 'warn';
  return method === 'GET' || method === 'HEAD' ? 'debug' : 'info';
}
