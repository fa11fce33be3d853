import type { Repeat } from '../scheduler/repeat.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { KnownSession } from './known-session.ts';

/**
 * Cookies that were found to be good: a player sends the same one with every request. Never those that were
 * not, of which anybody can make as many as they like. About a quarter of a kilobyte each.
 */
const MOST_KNOWN = 10_000;

/** For who was recognised a moment before, and is only now about to listen. */
const MOST_JUST_ENDED = 1000;

export interface SessionCache {
  find(cookie: string): KnownSession | undefined;
  /** Undefined: it is not good any more, or never was. */
  lookUp(
    cookie: string,
    ask: () => Promise<KnownSession | undefined>,
  ): Promise<KnownSession | undefined>;
  /** They have ended: at once here, and elsewhere when it is looked for. */
  forget(sessions: readonly string[]): void;
  /** Called when it ends, once; until the function that this gives is called. */
  onEnd(session: string, listener: () => void): () => void;
  stop(): Promise<void>;
}

/**
 * Who is known here costs nothing to recognise. Other processes end sessions, too: each looks for those, and
 * what was asked of the store meanwhile is not kept, for it may be older.
 */
export function sessionCache(
  accounts: Pick<AccountStore, 'endingsSince'>,
  often: Repeat,
): SessionCache {
  const byCookie = new Map<string, KnownSession>();
  const cookies = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const justEnded = new Set<string>();
  let endings = 0;
  let seen: number | undefined;

  const drop = (cookie: string): void => {
    const known = byCookie.get(cookie);
    if (known) cookies.delete(endingOf(known));
    byCookie.delete(cookie);
  };

  const forget = (sessions: readonly string[]): void => {
    if (sessions.length > 0) endings++;
    for (const session of sessions) {
      justEnded.add(session);
      const [oldest] = justEnded;
      if (justEnded.size > MOST_JUST_ENDED && oldest !== undefined) justEnded.delete(oldest);
      const cookie = cookies.get(session);
      if (cookie !== undefined) drop(cookie);
      const told = listeners.get(session);
      listeners.delete(session);
      for (const listener of told ?? []) listener();
    }
  };

  const forgetAll = (): void => {
    endings++;
    byCookie.clear();
    cookies.clear();
    forget([...listeners.keys()]);
  };

  const look = async (): Promise<void> => {
    const { last, sessions, hasGap } = await accounts.endingsSince(seen);
    seen = last;
    if (hasGap) forgetAll();
    else forget(sessions);
  };

  const first = look().catch(() => undefined);
  const stop = often(look);

  return {
    find: (cookie) => byCookie.get(cookie),
    async lookUp(cookie, ask) {
      const before = endings;
      const known = await ask();
      // Before the first look nobody would hear of its end.
      if (!known || before !== endings || seen === undefined) return known;
      byCookie.set(cookie, known);
      cookies.set(endingOf(known), cookie);
      const [oldest] = byCookie.keys();
      if (byCookie.size > MOST_KNOWN && oldest !== undefined) drop(oldest);
      return known;
    },
    forget,
    onEnd(session, listener) {
      if (justEnded.has(session)) listener();
      const all = listeners.get(session) ?? new Set();
      listeners.set(session, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(session) === all) listeners.delete(session);
      };
    },
    async stop() {
      await first;
      await stop();
    },
  };
}

/** By which its end is told: of who is signed in the session, of a program its token, of a guest the guest. */
export function endingOf({ id, account, programToken }: KnownSession): string {
  return account?.session ?? programToken ?? id;
}
