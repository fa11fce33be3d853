import type { Failure, FailureCode } from './request.ts';

const PASSING: ReadonlySet<FailureCode> = new Set([
  'unreachable',
  'internal',
  'busy',
  'unavailable',
  'shutting-down',
  'too-many-requests',
  'request-timeout',
]);

/** The same request may get another answer after a while; any other failure would come again. */
export function isPassing({ code }: Failure): boolean {
  return PASSING.has(code);
}
