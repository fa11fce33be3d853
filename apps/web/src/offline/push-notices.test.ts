import { describe, expect, it } from 'vitest';
import { type PushScope, showPushed } from './push-notices.ts';

const NOTICE = { title: 'Tablut', body: 'It is your turn.', path: '/m/one', tag: 'one' };

/** A service worker beside these windows, and what it does. */
function worker(...windows: readonly { readonly path: string; readonly isSeen?: boolean }[]) {
  const done: string[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const scope: PushScope = {
    registration: {
      showNotification: async (title, { body }) => void done.push(`show ${title}: ${body}`),
    },
    clients: {
      matchAll: async () =>
        windows.map(({ path, isSeen = false }) => ({
          url: `https://kast.example${path}`,
          visibilityState: isSeen ? 'visible' : 'hidden',
          focus: async () => done.push(`focus ${path}`),
          navigate: async (to: string) => done.push(`${path} goes to ${to}`),
        })),
      openWindow: async (path) => done.push(`open ${path}`),
    },
    addEventListener: (kind: string, listener: (event: never) => void) => {
      listeners.set(kind, listener);
    },
  };
  showPushed(scope);
  const send = async (kind: string, event: object): Promise<readonly string[]> => {
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void works.push(work);
    listeners.get(kind)?.({ ...event, waitUntil } as never);
    await Promise.all(works);
    return done;
  };
  return {
    push: (data: unknown) => send('push', { data: { json: () => data } }),
    press: (data: unknown) =>
      send('notificationclick', { notification: { data, close: () => done.push('close') } }),
  };
}

describe('what is pushed', () => {
  it('is shown, also over other pages', async () => {
    const shown = await worker({ path: '/', isSeen: true }, { path: '/m/one' }).push(NOTICE);
    expect(shown).toEqual(['show Tablut: It is your turn.']);
  });

  it('is not shown to who has it before their eyes', async () => {
    expect(await worker({ path: '/m/one', isSeen: true }).push(NOTICE)).toEqual([]);
  });

  it.each([undefined, null, 7, {}, { ...NOTICE, path: 1 }])('is nothing else: %j', async (data) => {
    expect(await worker().push(data)).toEqual([]);
  });

  it('leads to a window that is there already, or to a page that is open, or to a new one', async () => {
    expect(await worker({ path: '/' }, { path: '/m/one' }).press('/m/one')).toEqual([
      'close',
      'focus /m/one',
    ]);
    expect(await worker({ path: '/' }).press('/m/one')).toEqual([
      'close',
      'focus /',
      '/ goes to /m/one',
    ]);
    expect(await worker().press(undefined)).toEqual(['close', 'open /']);
  });
});
