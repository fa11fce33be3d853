import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { matchNamedIn } from './match-named-in.ts';

/** What is being done, for the log line of a failure that surfaces far from where it began. */
export interface FailureContext {
  readonly method?: string;
  readonly route?: string;
  readonly match?: string;
}

const storage = new AsyncLocalStorage<FailureContext>();

/** Whatever `work` starts, also later, is known to belong to this. */
export function inFailureContext<Value>(context: FailureContext, work: () => Value): Value {
  return storage.run(context, work);
}

export function failureContext(): FailureContext {
  return storage.getStore() ?? {};
}

/** Everything that a request starts belongs to its route and its match. */
export function keepFailureContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    const match = matchNamedIn(request);
    const { method } = request;
    inFailureContext({ method, route, ...(match === undefined ? {} : { match }) }, done);
  });
}
