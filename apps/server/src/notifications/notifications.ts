import type { Previews } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { LiveMatches } from '../live/live-matches.ts';
import type { Repeat } from '../scheduler/repeat.ts';
import type { Store } from '../store/store.ts';
import { tellDigests } from './digests.ts';
import { noticeWords } from './notice-words.ts';
import type { NoticeChannel } from './channel.ts';
import { tellPlayer, type TellPlayerOptions } from './tell-player.ts';
import { timeShortNotices } from './time-short.ts';
import { turnNotices } from './turn-notices.ts';

export interface NotificationsOptions extends Pick<TellPlayerOptions, 'now' | 'onSent'> {
  readonly store: Store;
  readonly live: Pick<LiveMatches, 'find'>;
  readonly channels: readonly NoticeChannel[];
  readonly previews: Previews;
  readonly grace: number;
  /** By which clocks are judged. */
  readonly judgedNow: () => number;
  readonly everyMinute: Repeat;
  readonly onFailure: (match: string, reason: unknown) => void;
}

export interface Notifications {
  attend(live: LiveMatch): void;
  stop(): Promise<void>;
}

/** Everything by which players are reached who do not look. */
export function openNotifications(options: NotificationsOptions): Notifications {
  const { store, live, channels, now, grace, onSent, onFailure } = options;
  const words = noticeWords(options.previews);
  const { tell } = tellPlayer({ store: store.notifications, channels, now, onSent });
  const turns = turnNotices({ live, words, tell, grace, onFailure });
  const tellTimeShort = timeShortNotices({ store, live, words, tell, onFailure });
  let isStopped = false;
  const digests = { store, words, tell, isStopped: () => isStopped };
  const stopDigests = options.everyMinute(async () => {
    await tellDigests(digests, now());
    await tellTimeShort(options.judgedNow());
  });
  return {
    attend: turns.attend,
    async stop() {
      isStopped = true;
      turns.stop();
      await stopDigests();
    },
  };
}
