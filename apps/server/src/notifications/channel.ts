import type { NotificationSettings, PushedNotice } from '@kast/protocol';
import type { Channel } from '../store/notification-store.ts';
import type { GuestId } from '../store/store.ts';

export type NoticeKind = 'yourTurn' | 'timeShort' | 'digest';

/** `gone`: nobody is there any more; `dropped`: too much was to be sent. */
export type Delivery = 'sent' | 'gone' | 'failed' | 'dropped';

/** A place where a player is reached: a browser, an address. */
export interface NoticeAddress {
  readonly language: string;
  send(kind: NoticeKind, notice: PushedNotice): Promise<Delivery>;
  /** Nobody is there any more. */
  forget(): Promise<void>;
}

/** A way to reach players who do not look. When, about what and in which words is none of its business. */
export interface NoticeChannel {
  readonly name: Channel;
  addressesOf(player: GuestId): Promise<readonly NoticeAddress[]>;
}

/** Who has said nothing about it, and lets a device be reached, wants to hear of their turn. */
export const USUAL_SETTINGS: NotificationSettings = {
  yourTurn: true,
  timeShort: true,
  digest: false,
  timeZone: 'UTC',
};

/** One switch for each kind and channel. Nobody gets mail who has not asked for it. */
export function isWanted(
  settings: NotificationSettings,
  channel: Channel,
  kind: NoticeKind,
): boolean {
  return channel === 'mail' ? settings.mail?.[kind] === true : settings[kind];
}
