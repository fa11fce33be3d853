import type { FastifyInstance } from 'fastify';
import { badRequest, FailureError } from './error-responses.ts';

/** Far beyond anything that is asked of us; far below what validation or cloning recurse into safely. */
const DEEPEST = 32;

/** Reads JSON as Fastify does, but nothing that is nested without end ever gets to the routes. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isNestedBeyond(DEEPEST, body)) {
        return done(new FailureError(badRequest('', `is nested deeper than ${DEEPEST}`)));
      }
      return parse(request, body, done);
    },
  );
}

/** One walk over the text, whatever it is: whether it is JSON at all is for the parser to say. */
function isNestedBeyond(deepest: number, json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (letter === '"') isInText = !isInText;
    else if (isInText && letter === '\\') at++;
    else if (isInText) continue;
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    if (depth > deepest) return true;
  }
  return false;
}
