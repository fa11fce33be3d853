import { DEEPEST_JSON, isNestedTooDeep } from '@kast/protocol';
import type { FastifyInstance } from 'fastify';
import { badRequest, FailureError } from './error-responses.ts';

/** Reads JSON as Fastify does, but nothing that is nested without end ever gets to the routes. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isNestedTooDeep(body)) {
        return done(new FailureError(badRequest('', `is nested deeper than ${DEEPEST_JSON}`)));
      }
      return parse(request, body, done);
    },
  );
}

/** Leaves JSON as the text that it came as, for what is too large to be parsed while others wait. */
export function leaveJsonUnparsed(
  app: Pick<FastifyInstance, 'removeContentTypeParser' | 'addContentTypeParser'>,
): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}
