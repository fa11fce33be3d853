import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '../errors.ts';

/** What the client needs of the world around it. */
export interface Transport {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Resolves after so many milliseconds, or at once when the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds from any origin, by a clock that never runs backwards. */
  readonly now: () => number;
}

/** `unreachable` is the only failure that the server did not send. */
export type Failure = WireError | { readonly code: 'unreachable' };
export type FailureCode = Failure['code'];
export type Answer<Value> = Result<Value, Failure>;

export async function request<Value>(
  transport: Pick<Transport, 'fetch'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  address: string,
  body?: unknown,
): Promise<Answer<Value>> {
  const init: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await transport.fetch(address, init);
    return response.ok ? ok((await response.json()) as Value) : fail(await failureOf(response));
  } catch {
    return fail({ code: 'unreachable' });
  }
}

/** Something between us and the server may answer too; that is no answer of ours. */
export async function failureOf(response: Response): Promise<Failure> {
  const answer: unknown = await response.json().catch(() => undefined);
  const isOurs = typeof answer === 'object' && answer !== null && 'code' in answer;
  return isOurs ? (answer as WireError) : { code: 'unreachable' };
}
