import type { NotificationSettings } from '@kast/protocol';

/** As seats know their holders. */
export type PlayerId = string;

/** A way to reach somebody who does not look. */
export type Channel = 'push' | 'mail';

/** A browser that can be reached. */
export interface StoredPushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

export interface SubscriptionTerms {
  readonly now: number;
  readonly most: number;
  /** The account's session on that browser, which it ends with. */
  readonly session?: string | undefined;
}

export interface DueDigest {
  readonly player: PlayerId;
  readonly settings: NotificationSettings;
  /** By which something would have come in quiet hours, or did not get through. */
  readonly heldBack: readonly Channel[];
  readonly digestAt: number;
}

/** How players are reached who do not look, and what they were told. */
export interface NotificationStore {
  /** In place of what was known of that browser; beyond `most` the oldest of the player goes. */
  subscribe(
    player: PlayerId,
    subscription: StoredPushSubscription,
    terms: SubscriptionTerms,
  ): Promise<void>;
  /** Of one player, or whoever it is. */
  unsubscribe(endpoint: string, player?: PlayerId): Promise<void>;
  subscriptionsOf(player: PlayerId): Promise<readonly StoredPushSubscription[]>;
  settingsOf(player: PlayerId): Promise<NotificationSettings | undefined>;
  setSettings(player: PlayerId, settings: NotificationSettings, digestAt: number): Promise<void>;
  /** Something came in quiet hours, or did not get through: the next digest tells it. */
  holdBack(player: PlayerId, channels: readonly Channel[]): Promise<void>;
  /** True once for each subject, whichever process asks, for as long as it is remembered. */
  claimNotice(subject: string, now: number): Promise<boolean>;
  /** Nobody was told: it can be claimed again. */
  releaseNotice(subject: string): Promise<void>;
  /** Those whose hour has come. */
  dueDigests(now: number, limit: number): Promise<readonly DueDigest[]>;
  /** `taken` for one of several processes; the next one is due then. */
  takeDigest(digest: DueDigest, next: number): Promise<'taken' | 'conflict'>;
}
