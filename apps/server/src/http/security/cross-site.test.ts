import { describe, expect, it } from 'vitest';
import { act, mustWork, openTestTable, sendBytes, type TestTable, TOYS } from '../../testing.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Bob asks for a rematch, which needs no body: what a form on another page could send. */
async function rematch(table: TestTable, headers: Record<string, string>) {
  const address = `${table.url}/api/matches/${table.id}/rematch`;
  const response = await table.bob.fetch(address, { method: 'POST', headers });
  const { code, id } = (await response.json()) as { readonly code?: string; readonly id?: string };
  return { status: response.status, code, id };
}

async function openFinished(env: NodeJS.ProcessEnv = {}): Promise<TestTable> {
  const table = await openTestTable({}, { boxes: TOYS, env });
  mustWork(await act(table.bob, table.id, 'resign'));
  return table;
}

const FOREIGN = { status: 403, code: 'cross-site', id: undefined };

describe('what the page of another origin asks for', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour in the same domain', { 'sec-fetch-site': 'same-site' }],
    ['a word that browsers do not know yet', { 'sec-fetch-site': 'near-by' }],
    ['a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }],
    ['a neighbour, without Sec-Fetch-Site', { origin: 'http://127.0.0.1:1' }],
    ['a page that has no origin of its own', { origin: 'null' }],
    ['an origin that is none', { origin: 'file://' }],
  ])('is refused, and nothing is done: %s', async (_what, headers) => {
    const table = await openFinished();
    expect(await rematch(table, headers)).toEqual(FOREIGN);
    expect(mustWork(await table.bob.client.snapshot(table.id)).rematch).toBeUndefined();
  });

  it('is believed of Sec-Fetch-Site rather than of Origin, which the browser adds both', async () => {
    const table = await openFinished();
    const headers = { 'sec-fetch-site': 'cross-site', origin: new URL(table.url).origin };
    expect(await rematch(table, headers)).toEqual(FOREIGN);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'is never read where a form could have sent it: %s',
    async (type) => {
      const table = await openTestTable();
      for (const [route, body] of [
        ['moves', { question: 0, move: '1', key: 'a-fine-key' }],
        ['acts', { act: 'resign', key: 'a-fine-key' }],
        ['seats', { token: table.token }],
      ] as const) {
        const response = await table.ann.fetch(`${table.url}/api/matches/${table.id}/${route}`, {
          method: 'POST',
          headers: { 'content-type': type },
          body: JSON.stringify(body),
        });
        expect(await response.json()).toMatchObject({ code: 'wrong-content-type' });
      }
      expect(mustWork(await table.ann.client.snapshot(table.id)).standing.ply).toBe(0);
    },
  );

  it('gets no leave by a preflight, and cannot read an answer', async () => {
    const { url, id } = await openTestTable();
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${url}/api/matches/${id}/moves`, {
      method: 'OPTIONS',
      headers: asked,
    });
    expect(preflight.ok).toBe(false);
    const read = await fetch(`${url}/api/matches/${id}`, { headers: asked });
    for (const { headers } of [preflight, read]) {
      const granted = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(granted).toEqual([]);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});

describe('what our own page asks for', () => {
  it.each([
    ['with all that a browser adds', { 'sec-fetch-site': 'same-origin' }],
    ['by the hand of the user', { 'sec-fetch-site': 'none' }],
    ['from no browser', {}],
  ])('is done %s', async (_how, headers) => {
    expect((await rematch(await openFinished(), headers)).status).toBe(200);
  });

  it('is done by a browser that sends Origin alone', async () => {
    const table = await openFinished();
    expect((await rematch(table, { origin: new URL(table.url).origin })).status).toBe(200);
  });

  it('is done through a proxy that does not pass the host on, where PUBLIC_URL is known', async () => {
    const table = await openFinished({ PUBLIC_URL: 'http://kast.example:8080' });
    expect((await rematch(table, { origin: 'http://kast.example:8080' })).status).toBe(200);
    expect(await rematch(table, { origin: 'http://kast.example' })).toEqual(FOREIGN);
  });

  it('is known by the host that a trusted proxy passes on, and not by one that anybody names', async () => {
    const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect(await rematch(await openFinished(), headers)).toEqual(FOREIGN);
    const trusting = await openFinished({ TRUST_PROXY: '127.0.0.1' });
    const passed = { origin: 'https://kast.example', 'x-forwarded-host': 'kast.example' };
    expect((await rematch(trusting, passed)).status).toBe(200);
  });

  it('may name a host in capitals', async () => {
    const { url } = await openTestTable();
    const body = JSON.stringify({ name: 'Ann' });
    const head = [
      'PUT /api/me HTTP/1.1',
      'host: KAST.example',
      'origin: http://kast.example',
      `content-type: ${JSON_TYPE['content-type']}`,
      `content-length: ${body.length}`,
      'connection: close',
    ];
    const answer = await sendBytes(url, `${head.join('\r\n')}\r\n\r\n${body}`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });
});
