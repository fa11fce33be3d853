import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
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
      question: fc.oneof(nearly, fc.constant(1)),
      move: nearly,
      act: fc.oneof(nearly, fc.constantFrom('resign', 'offer-draw', 'accept-draw', 'undo')),
      offer: nearly,
      ply: nearly,
    },
    { requiredKeys: [] },
  ),
  nearly,
);

/** What goes over the line: mostly JSON, sometimes nested without end, or broken off. */
const payload = fc.oneof(
  { weight: 5, arbitrary: body.map((value) => JSON.stringify(value) ?? '') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('[', '{"a":', '{"seats":[', '[{"":'), fc.nat(5000))
      .map(([open, depth]) => open.repeat(depth)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(30_000), fc.constantFrom('1', '', '"', '__proto__'))
      .map(([depth, core]) => `${'['.repeat(depth)}${core}${']'.repeat(depth)}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(body, fc.nat(40))
      .map(([value, length]) => (JSON.stringify(value) ?? '').slice(0, length)),
  },
);

const path = fc.oneof(
  fc.constantFrom('/matches', '/me', '/records'),
  fc
    .constantFrom('', '/moves', '/acts', '/seats', '/rematch', '/record', '/invites', '/history')
    .map((act) => `/matches/ID${act}`),
  fc
    .tuple(fc.string({ unit: 'binary' }), fc.constantFrom('', '/moves', '/acts', '/record'))
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
    'last-event-id': fc.constantFrom('0', '7', 'x', '9'.repeat(5000), '1,'.repeat(2000)),
    cookie: fc.oneof(
      fc.constantFrom('kast_guest=x', 'kast_guest=', '=;=;', 'kast_guest=s%3A.x', '__proto__=x'),
      fc.nat(2000).map((count) => 'kast_guest=x; '.repeat(count)),
      fc.nat(2000).map((count) => Array.from({ length: count }, (_, at) => `c${at}=x`).join(';')),
      fc.nat(15_000).map((length) => `kast_guest=${'A'.repeat(length)}.${'B'.repeat(length)}`),
      fc
        .string({ unit: 'binary-ascii', maxLength: 200 })
        .map((text) => text.replace(/[^ -~]/g, '')),
    ),
    accept: fc.constantFrom('text/html', 'application/json', '*/*', ','.repeat(5000)),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1', 'x', ','.repeat(500)),
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
      payload,
      headers,
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ method, path, payload, headers }) => {
        const response = await server.server.app.inject({
          method,
          url: `/api${path.replace('ID', table.id)}`,
          headers: { 'content-type': 'application/json', ...headers },
          ...(method === 'GET' ? {} : { payload }),
        });
        expect(response.statusCode).toBeLessThan(500);
        const isFailure = response.statusCode >= 400;
        expect(Object.hasOwn(response.json<object>(), 'code')).toBe(isFailure);
      }),
      { numRuns: 600 },
    );
    expect(await table.ann.client.snapshot(table.id)).toEqual(before);
  });

  it('over the bare line never breaks the server, whether it is finished or not', async () => {
    const before = await table.ann.client.snapshot(table.id);
    const { port } = new URL(server.url);
    const sockets: Socket[] = [];
    const asked = fc.record({ path, payload, missing: fc.nat(50), isChunked: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(asked, async ({ path, payload, missing, isChunked }) => {
        const length = Buffer.byteLength(payload);
        const head = [
          `POST /api${path.replace('ID', table.id)} HTTP/1.1`,
          'host: kast',
          'content-type: application/json',
          isChunked ? 'transfer-encoding: chunked' : `content-length: ${length + missing}`,
          'expect: 100-continue',
        ];
        const content = isChunked ? `${length.toString(16)}\r\n${payload}\r\n` : payload;
        const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
        sockets.push(socket);
        socket.write(`${head.join('\r\n')}\r\n\r\n${content}`);
        const [answer] = (await once(socket, 'data')) as [Buffer];
        expect(answer.toString()).toMatch(/^HTTP\/1\.1 [124]/);
      }),
      { numRuns: 100 },
    );
    // They are all still open, with half a request each.
    expect(await table.ann.client.snapshot(table.id)).toEqual(before);
    for (const socket of sockets) socket.destroy();
  });

  it('of a stream is answered, whatever it says it has seen', async () => {
    const seen = fc.oneof(
      fc.constantFrom('', '0', '1', '2', '-1', '1e3', '９', '1'.repeat(8000), '0,'.repeat(3000)),
      fc.string({ unit: 'binary-ascii', maxLength: 50 }).map((text) => text.replace(/[^ -~]/g, '')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(seen, { minLength: 1, maxLength: 20 }), async (ids) => {
        const url = `${server.url}/api/matches/${table.id}/events`;
        const lines = ids.filter((id) => !/[^ -~]/.test(id)).map((id) => ['last-event-id', id]);
        const asking = request(url, { headers: lines.flat() });
        asking.end();
        const [response] = (await once(asking, 'response')) as [IncomingMessage];
        expect([200, 400, 431]).toContain(response.statusCode);
        response.destroy();
      }),
      { numRuns: 100 },
    );
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
        const answer = await bob.client.move(id, { question: 1, move: text, key: 'fuzzing-key' });
        expect(answer).toMatchObject({ ok: false, error: { code: 'refused' } });
      }),
      { numRuns: 200 },
    );
    expect(await bob.client.snapshot(id)).toEqual(before);
  });
});
