import { afterEach, describe, expect, it } from 'vitest';
import { deviceStore } from '../device/device-store.ts';
import { mayOfferNotifications, noteOffered } from './offer.ts';

afterEach(() => deviceStore.remove('kast.notifications-offered'));

const DAYS = { kind: 'days', days: 3, weekend: true, night: true, zone: 'UTC' } as const;
const MINUTES = { kind: 'match', seconds: 600, increment: 5 } as const;

describe('being told', () => {
  it('is offered once, to who plays where days pass', () => {
    const clock = { value: { info: { terms: DAYS } } };
    expect(mayOfferNotifications({ clock, viewer: { value: 1 } })).toBe(true);
    expect(mayOfferNotifications({ clock, viewer: { value: 'watcher' } })).toBe(false);
    noteOffered();
    expect(mayOfferNotifications({ clock, viewer: { value: 1 } })).toBe(false);
  });

  it('is not offered where minutes pass, or where no clock runs', () => {
    const viewer = { value: 1 };
    const clock = { value: { info: { terms: MINUTES } } };
    expect(mayOfferNotifications({ clock, viewer })).toBe(false);
    expect(mayOfferNotifications({ clock: { value: undefined }, viewer })).toBe(false);
  });
});
