import type { ComponentType } from 'preact';
import { alsoSay } from '../i18n/language.ts';
import type { Door } from '../page/doors.ts';
import type { OnlinePartProps } from './OnlinePart.tsx';

/** What only a table that others can reach needs, with what it says. */
export const ONLINE_DOOR: Door<ComponentType<OnlinePartProps>> = {
  name: 'online part',
  async open() {
    const [{ OnlinePart }] = await Promise.all([
      import('./OnlinePart.tsx'),
      alsoSay(['absence', 'clock', 'ratings']),
    ]);
    return OnlinePart;
  },
};
