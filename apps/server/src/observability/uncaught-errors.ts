import process from 'node:process';
import type { FastifyBaseLogger } from 'fastify';
import type { Counter } from 'prom-client';
import { failureContext } from './failure-context.ts';

/** After these nothing in the process can be relied on. (A heap that is full ends it without asking.) */
const UNTRUSTWORTHY: ReadonlySet<string> = new Set([
  'ENOMEM',
  'ERR_MEMORY_ALLOCATION_FAILED',
  'ERR_INTERNAL_ASSERTION',
]);

/**
 * An error that nobody caught belongs to one request, one stream or one match; ending the process
 * would make it everybody's. Nothing that was acknowledged is in memory alone, so what broke is
 * logged with what it belongs to, counted, and left behind. It is a bug all the same.
 */
export function catchUncaughtErrors(log: FastifyBaseLogger, count: Counter<'origin'>): void {
  const take = (error: unknown, origin: string): void => {
    count.inc({ origin });
    log.fatal({ ...failureContext(), origin, err: error }, 'nobody caught an error');
    if (isUntrustworthy(error)) process.exit(1);
  };
  process.on('uncaughtException', (error) => take(error, 'exception'));
  process.on('unhandledRejection', (reason) => take(reason, 'rejection'));
}

function isUntrustworthy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return UNTRUSTWORTHY.has(code) || error.message === 'Array buffer allocation failed';
}
