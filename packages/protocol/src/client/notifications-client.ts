import type {
  NotificationSettings,
  NotificationsAnswer,
  PushSubscriptionRequest,
} from '../notifications.ts';
import { browserTransport } from './browser-transport.ts';
import { type Answer, request, type Transport } from './request.ts';

/** Apart from the rest of the client: few pages need it. */
export function notificationsClient(origin = '', transport: Transport = browserTransport) {
  const ask = (
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer<NotificationsAnswer>> => request(transport, method, origin + path, body);
  return {
    read: () => ask('GET', '/api/me/notifications'),
    set: (settings: NotificationSettings) => ask('PUT', '/api/me/notifications', settings),
    subscribe: (subscription: PushSubscriptionRequest) =>
      ask('PUT', '/api/me/push-subscriptions', subscription),
    unsubscribe: (endpoint: string) => ask('DELETE', '/api/me/push-subscriptions', { endpoint }),
  };
}
