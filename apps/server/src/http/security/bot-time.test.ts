import type { NewMatch } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { mustWork, NIM, openTestServer, TOYS } from '../../testing.ts';
import { ENDLESS_THOUGHT_FILE } from '../../workers/testing.ts';

const AGAINST_COMPUTER: NewMatch = { ...NIM, seats: [{ kind: 'bot', level: 5 }, { kind: 'me' }] };
const TABLES_PER_GUEST = 50;

describe('the time that computers think for one address', () => {
  it('has an end, however many guests ask for it, and not for others', async () => {
    const server = await openTestServer({
      boxes: TOYS,
      workerFile: ENDLESS_THOUGHT_FILE,
      env: { TRUST_PROXY: '127.0.0.1' },
    });
    const ask = async (wish: NewMatch, cookie: string | undefined, address: string) => {
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        cookie: cookie ?? '',
      };
      const body = JSON.stringify(wish);
      const response = await fetch(`${server.url}/api/matches`, { method: 'POST', headers, body });
      return (await response.json()) as { readonly id?: string; readonly code?: string };
    };
    let made = 0;
    let refusals: readonly (string | undefined)[] = [];
    while (refusals.length === 0) {
      const guest = server.newGuest();
      mustWork(await guest.client.me());
      // One household: the first half of an address of IPv6 is its own.
      const tables = Array.from({ length: TABLES_PER_GUEST }, (_, at) => `2001:db8::${made}:${at}`);
      const answers = await Promise.all(
        tables.map((address) => ask(AGAINST_COMPUTER, guest.cookie, address)),
      );
      const ids = answers.flatMap(({ id }) => id ?? []);
      refusals = answers.flatMap(({ code }) => code ?? []);
      made += ids.length;
      // Whoever looks has the computer begin.
      await Promise.all(ids.map(async (id) => mustWork(await guest.client.snapshot(id))));
    }
    expect(new Set(refusals)).toEqual(new Set(['busy']));
    expect(made).toBe(300);
    expect((await ask(NIM, undefined, '2001:db8::ffff')).id).toBeDefined();
    expect((await ask(AGAINST_COMPUTER, undefined, '2001:db8:0:1::1')).id).toBeDefined();
  });
});
