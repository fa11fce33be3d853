import { type Answer, type EntryAnswer, isPassing } from '@kast/protocol/client';

export interface Posting<Value> {
  /** The same request each time, with the same idempotency key: it is never entered twice. */
  readonly post: () => Promise<Answer<Value>>;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** What became of it is known from elsewhere. */
  readonly isSettled?: () => boolean;
}

const TRIES = 7;
const FIRST_PAUSE = 400;

/** Sends one decision until it gets an answer. */
export function postEntry(posting: Posting<EntryAnswer>): Promise<Answer<EntryAnswer>> {
  return postUntilAnswered(posting);
}

/** For requests that change nothing when they are repeated. */
export async function postUntilAnswered<Value>({
  post,
  pause,
  isSettled,
}: Posting<Value>): Promise<Answer<Value>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await post();
    if (answer.ok || attempt === TRIES || !isPassing(answer.error)) return answer;
    await pause(FIRST_PAUSE * 2 ** (attempt - 1));
    if (isSettled?.()) return answer;
  }
}
