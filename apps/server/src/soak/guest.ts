import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type Client, connectTo, isPassing } from '@kast/protocol/client';

/** Somebody with a browser: a cookie, and requests that are tried again until they are answered. */
export interface Guest {
  readonly client: Client;
  /** Until it gets an answer that trying again would not change. */
  ask<Value>(request: (client: Client) => Promise<Answer<Value>>): Promise<Answer<Value>>;
}

/** In milliseconds. A process that does not answer is as good as gone. */
const LONGEST_REQUEST = 8000;

/** `closed`: nobody will answer any more. */
export function newGuest(url: string, closed: AbortSignal): Guest {
  let cookie: string | undefined;
  const client = connectTo(url, {
    now: () => performance.now(),
    wait: (milliseconds, signal) =>
      pause(milliseconds, undefined, { signal }).catch(() => undefined),
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers);
      if (cookie !== undefined) headers.set('cookie', cookie);
      // A stream comes with a signal of its own, and takes as long as it takes.
      const signal = init?.signal ?? AbortSignal.timeout(LONGEST_REQUEST);
      const response = await fetch(address, { ...init, headers, signal });
      const [set] = response.headers.getSetCookie();
      if (set !== undefined) cookie = set.split(';')[0];
      return response;
    },
  });
  return {
    client,
    async ask(request) {
      for (;;) {
        const answer = await request(client);
        if (answer.ok || closed.aborted || !mayPass(answer.error)) return answer;
        await pause(50 + Math.random() * 450);
      }
    },
  };
}

/** A toss that nobody could judge may be tossed again. */
function mayPass(error: Parameters<typeof isPassing>[0]): boolean {
  return isPassing(error) || error.code === 'no-verdict';
}
