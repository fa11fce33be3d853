import { type Client, type Failure, newKey } from '@kast/protocol/client';

export interface Sending {
  readonly client: Client;
  readonly id: string;
  readonly ply: number;
  readonly move: string;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const TRIES = 7;
const FIRST_PAUSE = 400;
const PASSING: ReadonlySet<Failure['code']> = new Set([
  'unreachable',
  'busy',
  'shutting-down',
  'internal',
]);

/** Sends one decision until it gets an answer. The same key throughout: it is never made twice. */
export async function sendMove({
  client,
  id,
  pause,
  ...made
}: Sending): Promise<Failure | undefined> {
  const key = newKey();
  for (let attempt = 1; ; attempt++) {
    const answer = await client.move(id, { ...made, key });
    if (answer.ok) return undefined;
    if (attempt === TRIES || !PASSING.has(answer.error.code)) return answer.error;
    await pause(FIRST_PAUSE * 2 ** (attempt - 1));
  }
}
