import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  move,
  mustWork,
  seatTwo,
  startTestServer,
  type TestServer,
  type TestTable,
  TOYS,
} from '../testing.ts';

let server: TestServer;
let table: TestTable;

beforeAll(async () => {
  server = await startTestServer({ boxes: TOYS });
  table = await seatTwo(server);
  mustWork(await move(table.ann, table.id, '2'));
});

afterAll(() => server.close());

/** Values that are nearly right reach deeper than noise does. */
const nearly = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('nim', 'tablut', 'me', 'open', 'bot', 'anyone', 'heap') },
  { weight: 2, arbitrary: fc.constantFrom('undo?', 'take', '0', 'key-key-key', 'forfeit 2 clock') },
  { weight: 2, arbitrary: fc.constantFrom(0, 1, 2, 9, -1, 1e21, 2 ** 53, 0.1) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const body = fc.oneof(
  fc.record(
    {
      game: nearly,
      options: fc.oneof(nearly, fc.dictionary(fc.constantFrom('heap', 'last', 'x'), nearly)),
      seats: fc.oneof(
        nearly,
        fc.array(fc.record({ kind: nearly, level: nearly }), { maxLength: 4 }),
      ),
      watchers: nearly,
      token: nearly,
      name: nearly,
      key: nearly,
      ply: fc.oneof(nearly, fc.constant(1)),
      move: nearly,
    },
    { requiredKeys: [] },
  ),
  nearly,
);

const path = fc.oneof(
  fc.constantFrom('/matches', '/me', '/records'),
  fc
    .constantFrom('', '/moves', '/seats', '/rematch', '/record', '/invites')
    .map((act) => `/matches/ID${act}`),
  fc
    .tuple(fc.string({ unit: 'binary' }), fc.constantFrom('', '/moves', '/record'))
    .map(([id, act]) => `/matches/${encodeURIComponent(id.toWellFormed())}${act}`),
  fc
    .string({ unit: 'binary' })
    .map((game) => `/games/${encodeURIComponent(game.toWellFormed())}/matches`),
);

const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/x',
    ),
    'last-event-id': fc.constantFrom('0', '7', 'x'),
    cookie: fc.constantFrom('kast_guest=x', 'kast_guest=', '=;=;', 'kast_guest=s%3A.x'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site'),
  },
  { requiredKeys: [] },
);

describe('whatever is asked', () => {
  it('never breaks the server, and changes no match of others', async () => {
    const before = await table.ann.client.snapshot(table.id);
    const asked = fc.record({
      method: fc.constantFrom('GET' as const, 'POST' as const, 'PUT' as const, 'DELETE' as const),
      path,
      body,
      headers,
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ method, path, body, headers }) => {
        const response = await server.server.app.inject({
          method,
          url: `/api${path.replace('ID', table.id)}`,
          headers: { 'content-type': 'application/json', ...headers },
          ...(method === 'GET' ? {} : { payload: JSON.stringify(body) ?? '' }),
        });
        expect(response.statusCode).toBeLessThan(500);
        const isFailure = response.statusCode >= 400;
        expect(Object.hasOwn(response.json<object>(), 'code')).toBe(isFailure);
      }),
      { numRuns: 600 },
    );
    expect(await table.ann.client.snapshot(table.id)).toEqual(before);
  });

  it('as a move of who is at turn, is played by the rules or not at all', async () => {
    const { bob, id } = table;
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constantFrom('0', '4', '-1'),
    );
    const before = await bob.client.snapshot(id);
    await fc.assert(
      fc.asyncProperty(text, async (text) => {
        const answer = await bob.client.move(id, { ply: 1, move: text, key: 'fuzzing-key' });
        expect(answer).toMatchObject({ ok: false, error: { code: 'refused' } });
      }),
      { numRuns: 200 },
    );
    expect(await bob.client.snapshot(id)).toEqual(before);
  });
});
