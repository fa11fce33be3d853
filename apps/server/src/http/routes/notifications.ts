import {
  failures,
  NotificationsAnswer,
  NotificationSettings,
  PushEndpoint,
  PushSubscriptionRequest,
} from '@kast/protocol';
import { nextDigest } from '../../notifications/digests.ts';
import { isTimeZone } from '../../notifications/local-time.ts';
import { isBrowserKey, isPushEndpoint } from '../../notifications/push-services.ts';
import { USUAL_SETTINGS } from '../../notifications/channel.ts';
import { guestWhoActs, sessionOf } from '../../sessions/session.ts';
import type { AccountServices } from '../../accounts/account-services.ts';
import type { GuestId } from '../../store/store.ts';
import type { Api } from '../api.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';

/** Of one player; the one that was reached longest ago goes when there is another. */
const MOST_DEVICES = 10;

export interface NotificationRoutesOptions {
  /** Of the server: browsers ask their push service with it. */
  readonly publicKey: string;
  /** The hosts that may be pushed to. */
  readonly pushServices: readonly string[];
}

export function notificationRoutes(
  api: Api,
  { store, now, mail }: Pick<AccountServices, 'store' | 'now' | 'mail'>,
  { publicKey, pushServices }: NotificationRoutesOptions,
): void {
  const { notifications } = store;

  const answer = async (player: GuestId): Promise<NotificationsAnswer> => {
    const known = mail && (await store.mail.addressOfPlayer(player));
    return {
      key: publicKey,
      settings: (await notifications.settingsOf(player)) ?? USUAL_SETTINGS,
      devices: (await notifications.subscriptionsOf(player)).length,
      ...(known
        ? { mail: { address: known.address, isRefused: known.refusedAt !== undefined } }
        : {}),
    };
  };

  api.get(
    '/me/notifications',
    {
      schema: {
        tags: ['you'],
        summary: 'What you want to hear of while you do not look, and where you are reached',
        response: { 200: NotificationsAnswer, ...failures('bad-session') },
      },
    },
    async (request, reply) => {
      const player = guestWhoActs(request, reply);
      return player.ok ? answer(player.value) : sendFailure(reply, player.error);
    },
  );

  api.put(
    '/me/notifications',
    {
      config: { price: PRICES.act },
      schema: {
        tags: ['you'],
        summary: 'Say what you want to hear of',
        body: NotificationSettings,
        response: { 200: NotificationsAnswer, ...failures('bad-session', 'bad-time-zone') },
      },
    },
    async (request, reply) => {
      const { body: settings } = request;
      const { timeZone } = settings;
      if (!isTimeZone(timeZone)) return sendFailure(reply, { code: 'bad-time-zone', timeZone });
      const player = guestWhoActs(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      await notifications.setSettings(player.value, settings, nextDigest(now(), settings));
      return answer(player.value);
    },
  );

  api.put(
    '/me/push-subscriptions',
    {
      config: { price: PRICES.act },
      schema: {
        tags: ['you'],
        summary: 'Be reached on this browser by Web Push',
        body: PushSubscriptionRequest,
        response: { 200: NotificationsAnswer, ...failures('bad-session', 'bad-push-endpoint') },
      },
    },
    async (request, reply) => {
      const { endpoint, keys, language } = request.body;
      if (!isPushEndpoint(endpoint, pushServices) || !isBrowserKey(keys.p256dh)) {
        return sendFailure(reply, { code: 'bad-push-endpoint' });
      }
      const player = guestWhoActs(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const subscription = { endpoint, ...keys, language };
      const who = sessionOf(request);
      await notifications.subscribe(player.value, subscription, {
        now: now(),
        most: MOST_DEVICES,
        session: who.kind === 'guest' ? who.account?.session : undefined,
      });
      return answer(player.value);
    },
  );

  api.delete(
    '/me/push-subscriptions',
    {
      config: { price: PRICES.act },
      schema: {
        tags: ['you'],
        summary: 'Be reached on this browser no more',
        body: PushEndpoint,
        response: { 200: NotificationsAnswer, ...failures('bad-session') },
      },
    },
    async (request, reply) => {
      const player = guestWhoActs(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      await notifications.unsubscribe(request.body.endpoint, player.value);
      return answer(player.value);
    },
  );
}
