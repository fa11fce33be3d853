import type { NotificationStore } from '../store/notification-store.ts';
import type { NoticeChannel } from './channel.ts';
import type { PushSender } from './push-sender.ts';

/** The browsers of a player. */
export function pushChannel(store: NotificationStore, sender: PushSender): NoticeChannel {
  return {
    name: 'push',
    async addressesOf(player) {
      const subscriptions = await store.subscriptionsOf(player);
      return subscriptions.map((subscription) => ({
        language: subscription.language,
        send: (_kind, notice) => sender.send(subscription, notice),
        forget: () => store.unsubscribe(subscription.endpoint, player),
      }));
    },
  };
}
