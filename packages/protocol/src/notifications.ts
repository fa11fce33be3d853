import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;

/** Minutes after midnight, where the player is. */
const MinuteOfDay = Type.Integer({ minimum: 0, maximum: 24 * 60 - 1 });

export const QuietHours = Type.Object({ from: MinuteOfDay, to: MinuteOfDay }, closed);
export type QuietHours = Static<typeof QuietHours>;

const kinds = {
  yourTurn: Type.Boolean({ description: 'When it is your turn and you do not look.' }),
  timeShort: Type.Boolean({ description: 'When four fifths of your time have passed.' }),
  digest: Type.Boolean({ description: 'Once a day: which matches wait for you.' }),
};

const Language = Type.String({ pattern: '^(nl|en|de|fr)$' });

/** One switch per kind: for all devices of a player by Web Push, and for the account's address by mail. */
export const NotificationSettings = Type.Object(
  {
    ...kinds,
    /** Absent: nothing. Only where the server sends mail, and to an address that is confirmed. */
    mail: Type.Optional(Type.Object({ ...kinds, language: Language }, closed)),
    /** Absent: none. What came meanwhile is told once, when they end. */
    quiet: Type.Optional(QuietHours),
    timeZone: Type.String({ minLength: 1, maxLength: 60, description: 'As in Europe/Amsterdam.' }),
  },
  closed,
);
export type NotificationSettings = Static<typeof NotificationSettings>;

/** How a browser can be reached by Web Push (RFC 8030, RFC 8291). */
export const PushSubscriptionRequest = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: '^https?://' }),
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
      },
      closed,
    ),
    language: Language,
  },
  closed,
);
export type PushSubscriptionRequest = Static<typeof PushSubscriptionRequest>;

export const PushEndpoint = Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, closed);

export const NotificationsAnswer = Type.Object({
  /** With which a browser asks its push service for a subscription (RFC 8292). */
  key: Type.String(),
  settings: NotificationSettings,
  /** How many browsers of this player are reached. */
  devices: Type.Integer(),
  /** Absent where the server sends no mail, or no address is confirmed. */
  mail: Type.Optional(
    Type.Object({
      address: Type.String(),
      isRefused: Type.Boolean({ description: 'Nobody was there: nothing is sent any more.' }),
    }),
  ),
});
export type NotificationsAnswer = Static<typeof NotificationsAnswer>;

/** What is pushed to a browser. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  /** Where it leads. */
  readonly path: string;
  /** A later one with the same tag replaces it. */
  readonly tag: string;
}
