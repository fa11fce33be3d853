import type { FastifyRequest } from 'fastify';

/**
 * The id of the match that a request is about, for the log. What cannot be one is left out: anybody can ask
 * for anything, and control characters in it would write into the terminal of who reads the log.
 */
export function matchNamedIn({ params }: FastifyRequest): string | undefined {
  const { id } = params as { readonly id?: string };
  return id !== undefined && /^[\w-]{1,40}$/.test(id) ? id : undefined;
}
