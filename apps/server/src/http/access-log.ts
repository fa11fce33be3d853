import type { FastifyInstance } from 'fastify';

/**
 * One line per request, with the pattern of the route and the id of the match: addresses themselves
 * can hold invitations.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions;
    const { id: match } = request.params as { readonly id?: string };
    const { method } = request;
    const milliseconds = Math.round(reply.elapsedTime * 100) / 100;
    const line = { method, route, match, status: reply.statusCode, milliseconds };
    request.log[reply.statusCode >= 500 ? 'warn' : 'debug'](line, 'answered');
  });
}
