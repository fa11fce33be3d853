import { describe, expect, it } from 'vitest';
import { newDatabase } from '../store/postgres/databases-testing.ts';
import { openTestServer, TOYS } from '../testing.ts';

const STRANGE = ['%00', 'abc%00', 'a%20b', '%F0%9F%82%A1', 'abc.', '..%2Fme', '%27'];

const STORES = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({
    DATABASE_URL: (await newDatabase()).url,
    SESSION_SECRET: 's'.repeat(32),
  }),
};

describe.each(Object.entries(STORES))('on %s', (_name, settings) => {
  it('an id that is none is answered as one that is not there', async () => {
    const server = await openTestServer({ boxes: TOYS, env: await settings() });
    const { fetch: ask } = server.newGuest();
    for (const id of ['AAAAAAAAAAAAAAAA', ...STRANGE]) {
      for (const more of [
        '',
        '/record',
        '/history?before=1',
        '/events',
        '/profiles',
        '/chat?room=watchers',
      ]) {
        const answer = await ask(`${server.url}/api/matches/${id}${more}`);
        const { code } = (await answer.json()) as { readonly code: string };
        expect([id, more, answer.status, code]).toEqual([id, more, 404, 'unknown-match']);
      }
      for (const more of ['', '/results', '/results?before=1.a']) {
        const answer = await ask(`${server.url}/api/players/${id}${more}`);
        const { code } = (await answer.json()) as { readonly code: string };
        expect([id, more, answer.status, code]).toEqual([id, more, 404, 'unknown-player']);
      }
    }
  });
});
