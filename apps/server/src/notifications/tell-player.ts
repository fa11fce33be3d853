import type { PushedNotice } from '@kast/protocol';
import type { Channel, NotificationStore } from '../store/notification-store.ts';
import type { GuestId } from '../store/store.ts';
import {
  type Fate,
  isWanted,
  type NoticeAddress,
  type NoticeChannel,
  type NoticeKind,
  USUAL_SETTINGS,
} from './channel.ts';
import { isQuiet } from './local-time.ts';

export interface Notice {
  readonly kind: NoticeKind;
  /** It is told once: of several processes, one tells it. */
  readonly subject: string;
  readonly words: (language: string) => PushedNotice;
  /** By which it is told although it is not asked for: something was held back there. */
  readonly also?: readonly Channel[];
}

export interface TellPlayer {
  /** Wherever the player is reached, as the player wants it. */
  readonly tell: (player: GuestId, notice: Notice) => Promise<void>;
}

export interface TellPlayerOptions {
  readonly store: NotificationStore;
  readonly channels: readonly NoticeChannel[];
  readonly now: () => number;
  readonly onSent: (channel: Channel, kind: NoticeKind, fate: Fate) => void;
}

export function tellPlayer({ store, channels, now, onSent }: TellPlayerOptions): TellPlayer {
  return {
    async tell(player, { kind, subject, words, also = [] }) {
      const reached = await whereReached(channels, player);
      if (reached.length === 0) return;
      const settings = (await store.settingsOf(player)) ?? USUAL_SETTINGS;
      const wanted = reached.filter(
        ({ channel }) => isWanted(settings, channel, kind) || also.includes(channel),
      );
      if (wanted.length === 0) return;
      if (!(await store.claimNotice(`${kind}/${player}/${subject}`, now()))) return;
      if (isQuiet(now(), settings.timeZone, settings.quiet)) {
        const names = wanted.map(({ channel }) => channel);
        return store.holdBack(player, [...new Set(names)]);
      }
      await Promise.all(
        wanted.map(async ({ channel, address }) => {
          const fate = await address.send(kind, words(address.language));
          onSent(channel, kind, fate);
          if (fate === 'gone') await address.forget();
        }),
      );
    },
  };
}

interface Reached {
  readonly channel: Channel;
  readonly address: NoticeAddress;
}

async function whereReached(
  channels: readonly NoticeChannel[],
  player: GuestId,
): Promise<readonly Reached[]> {
  const found = await Promise.all(
    channels.map(async (channel) =>
      (await channel.addressesOf(player)).map((address) => ({ channel: channel.name, address })),
    ),
  );
  return found.flat();
}
