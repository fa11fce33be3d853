import { ERRORS, type ErrorCode, type WireError } from '@kast/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../store/unavailable.ts';
import { scatteredSeconds } from './retry-after.ts';

/** Where a plugin can only throw: the failure to answer with. */
export class FailureError extends Error {
  readonly failure: WireError;

  constructor(failure: WireError) {
    super(failure.code);
    this.failure = failure;
  }
}

export function sendFailure(reply: FastifyReply, failure: WireError): FastifyReply {
  const { status, text } = ERRORS[failure.code];
  if (status === 503) reply.header('retry-after', scatteredSeconds());
  return reply.code(status).send({ ...failure, text });
}

/** Everything that was thrown on the way. Only what is our own fault is a 500, and is logged. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = failureFrom(error, request);
  if (failure.code === 'internal') request.log.error({ err: error }, 'a request failed');
  if (failure.code === 'unavailable') request.log.warn({ err: error }, 'the store is unavailable');
  return sendFailure(reply, failure);
}

const OWN_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
};

function failureFrom(error: FastifyError | Error, request: FastifyRequest): WireError {
  if (error instanceof FailureError) return error.failure;
  if (isUnavailable(error)) return { code: 'unavailable' };
  const {
    code = '',
    statusCode = 500,
    validation,
    validationContext,
  } = error as Partial<FastifyError>;
  // An id that cannot be one is as unknown as any that was never given out.
  if (validationContext === 'params' && validation?.[0]?.instancePath === '/id') {
    return { code: 'unknown-match' };
  }
  if (validationContext === 'params' && validation?.[0]?.instancePath === '/club') {
    return { code: 'unknown-club' };
  }
  if (validationContext === 'params' && validation?.[0]?.instancePath === '/player') {
    return { code: 'unknown-player' };
  }
  if (validationContext === 'params' && validation?.[0]?.instancePath === '/friend') {
    return { code: 'unknown-friend' };
  }
  if (validation) return badRequest(validation[0]?.instancePath, validation[0]?.message);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return { code: 'body-too-large', limit: request.routeOptions.bodyLimit };
  }
  const own = OWN_CODES[code];
  if (own === 'wrong-content-type' || own === 'malformed-json') return { code: own };
  if (error instanceof SyntaxError && statusCode === 400) return { code: 'malformed-json' };
  return statusCode < 500 ? badRequest('', error.message) : { code: 'internal' };
}

/** `/seats/0/level` says where in the request. */
export function badRequest(field = '', problem = 'is not right'): WireError<'bad-request'> {
  return { code: 'bad-request', field, problem };
}
