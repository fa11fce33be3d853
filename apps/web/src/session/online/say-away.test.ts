import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { sayAwayWhenLeaving } from './say-away.ts';

function leaving(absence: 'computer' | undefined, you: number | undefined) {
  const sent: string[] = [];
  let hide = (): void => undefined;
  const leave = sayAwayWhenLeaving({
    snapshot: { id: 'a/b', ...(absence ? { absence } : {}) },
    seats: signal(you === undefined ? {} : { you }),
    whenLeaving: (listener) => {
      hide = listener;
      return () => {
        hide = () => undefined;
      };
    },
    sendLast: (address) => sent.push(address),
  });
  return { sent, leave, hide: () => hide() };
}

describe('a table that is closed', () => {
  it('T12 says so, when its page goes and when another one comes', () => {
    const page = leaving('computer', 1);
    page.hide();
    expect(page.sent).toEqual(['/api/matches/a%2Fb/away']);
    page.leave();
    page.hide();
    expect(page.sent.length).toBe(2);
  });

  it('T12 says nothing where the table waits, or nobody sits', () => {
    for (const page of [leaving(undefined, 1), leaving('computer', undefined)]) {
      page.hide();
      page.leave();
      expect(page.sent).toEqual([]);
    }
  });
});
