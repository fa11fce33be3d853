import type { PushedNotice } from '@kast/protocol';
import type { Channel, NotificationStore } from '../store/notification-store.ts';
import type { GuestId } from '../store/store.ts';
import {
  type Delivery,
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
  /**
   * Wherever the player is reached, as the player wants it. `failed`: nobody was reached of those who should have
   * been, and it can be tried again; the next digest tells that something waits.
   */
  readonly tell: (player: GuestId, notice: Notice) => Promise<'settled' | 'failed'>;
}

export interface TellPlayerOptions {
  readonly store: NotificationStore;
  readonly channels: readonly NoticeChannel[];
  readonly now: () => number;
  readonly onSent: (channel: Channel, kind: NoticeKind, delivery: Delivery) => void;
}

export function tellPlayer({ store, channels, now, onSent }: TellPlayerOptions): TellPlayer {
  return {
    async tell(player, { kind, subject, words, also = [] }) {
      const reached = await whereReached(channels, player);
      if (reached.length === 0) return 'settled';
      const settings = (await store.settingsOf(player)) ?? USUAL_SETTINGS;
      const wanted = reached.filter(
        ({ channel }) => isWanted(settings, channel, kind) || also.includes(channel),
      );
      if (wanted.length === 0) return 'settled';
      const claimed = `${kind}/${player}/${subject}`;
      if (!(await store.claimNotice(claimed, now()))) return 'settled';
      if (isQuiet(now(), settings.timeZone, settings.quiet)) {
        await store.holdBack(player, channelsIn(wanted));
        return 'settled';
      }
      const fates = await Promise.all(
        wanted.map(async ({ channel, address }) => {
          const fate = await address.send(kind, words(address.language));
          onSent(channel, kind, fate);
          if (fate === 'gone') await address.forget();
          return { channel, fate };
        }),
      );
      const missed = fates.filter(({ fate }) => fate === 'failed' || fate === 'dropped');
      if (missed.length === 0 || fates.some(({ fate }) => fate === 'sent')) return 'settled';
      await store.holdBack(player, channelsIn(missed));
      await store.releaseNotice(claimed);
      return 'failed';
    },
  };
}

function channelsIn(some: readonly { readonly channel: Channel }[]): readonly Channel[] {
  return [...new Set(some.map(({ channel }) => channel))];
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
