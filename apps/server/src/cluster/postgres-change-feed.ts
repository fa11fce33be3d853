import { randomUUID } from 'node:crypto';
import { openConnection } from '../store/postgres/connection.ts';
import type { MatchId } from '../store/store.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Repeat } from '../scheduler/repeat.ts';

export interface PostgresFeedOptions {
  readonly url: string;
  /** Another process has changed it. */
  readonly onChange: (match: MatchId) => void;
  readonly everySecond: Repeat;
  readonly onFailure: (reason: unknown) => void;
}

const CHANNEL = 'kast_changes';

/** In bytes; PostgreSQL takes less than 8,000. */
const LONGEST_MESSAGE = 4_000;

/** Over a connection of its own, by LISTEN and NOTIFY. */
export function postgresChangeFeed(options: PostgresFeedOptions): ChangeFeed {
  const self = randomUUID();
  const connection = openConnection({
    url: options.url,
    name: 'kast changes',
    onConnect: (session) => session.query(`listen ${CHANNEL}`),
    onNotification(message) {
      const [sender, ...matches] = message.split(' ');
      if (sender !== self) for (const match of matches) options.onChange(match);
    },
  });
  let unsent = new Set<MatchId>();
  let isDown = false;

  const send = async (): Promise<void> => {
    const messages = messagesOf(self, unsent);
    unsent = new Set();
    const notify = 'select pg_notify($1, $2)';
    await Promise.all(messages.map((message) => connection.query(notify, [CHANNEL, message])));
  };

  /** Listening ends with the connection, and begins again with the next. Told once, while it lasts. */
  const settle = async (sent: Promise<unknown>): Promise<void> => {
    try {
      await sent;
      isDown = false;
    } catch (reason) {
      if (!isDown) options.onFailure(reason);
      isDown = true;
    }
  };

  const stop = options.everySecond(() => settle(connection.query('select 1')));
  void settle(connection.query('select 1'));
  return {
    publish(match) {
      if (unsent.size === 0) setImmediate(() => void settle(send()));
      unsent.add(match);
    },
    async close() {
      await stop();
      await connection.close();
    },
  };
}

function messagesOf(self: string, matches: Iterable<MatchId>): readonly string[] {
  const messages: string[] = [];
  let message = self;
  for (const match of matches) {
    if (message.length + match.length >= LONGEST_MESSAGE) {
      messages.push(message);
      message = self;
    }
    message += ` ${match}`;
  }
  return [...messages, message];
}
