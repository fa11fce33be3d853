import type { NotificationSettings, PushedNotice } from '@kast/protocol';
import type { NotificationStore } from '../store/notification-store.ts';
import type { GuestId } from '../store/store.ts';
import { isQuiet } from './local-time.ts';
import type { PushSender } from './push-sender.ts';

export type NoticeKind = 'yourTurn' | 'timeShort' | 'digest';

export interface Notice {
  readonly kind: NoticeKind;
  /** It is told once: of several processes, one tells it. */
  readonly subject: string;
  readonly words: (language: string) => PushedNotice;
}

export interface TellPlayer {
  /** On every device of the player, as the player wants it. */
  readonly tell: (player: GuestId, notice: Notice) => Promise<void>;
}

export interface TellPlayerOptions {
  readonly store: NotificationStore;
  readonly sender: PushSender;
  readonly now: () => number;
  readonly onSent: (kind: NoticeKind, fate: 'sent' | 'gone' | 'failed' | 'dropped') => void;
}

/** Who has said nothing about it, and lets a device be reached, wants to hear of their turn. */
export const USUAL_SETTINGS: NotificationSettings = {
  yourTurn: true,
  timeShort: true,
  digest: false,
  timeZone: 'UTC',
};

export function tellPlayer({ store, sender, now, onSent }: TellPlayerOptions): TellPlayer {
  return {
    async tell(player, { kind, subject, words }) {
      const subscriptions = await store.subscriptionsOf(player);
      if (subscriptions.length === 0) return;
      const settings = (await store.settingsOf(player)) ?? USUAL_SETTINGS;
      if (!settings[kind] && kind !== 'digest') return;
      if (!(await store.claimNotice(`${kind}/${player}/${subject}`, now()))) return;
      if (isQuiet(now(), settings.timeZone, settings.quiet)) return store.holdBack(player);
      await Promise.all(
        subscriptions.map(async (subscription) => {
          const fate = await sender.send(subscription, words(subscription.language));
          onSent(kind, fate);
          if (fate === 'gone') await store.unsubscribe(subscription.endpoint, player);
        }),
      );
    },
  };
}
