import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mustWork,
  NIM,
  openTestServer,
  sendBytes,
  startTestServer,
  type TestServer,
  TOYS,
} from '../../testing.ts';

let webDir: string;
let server: TestServer;
let match: string;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kast-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><script>1</script>');
  await writeFile(join(webDir, 'assets/a-1.js'), 'play()');
  server = await startTestServer({ boxes: TOYS, env: { WEB_DIR: webDir } });
  match = mustWork(await server.newGuest().client.newMatch(NIM)).id;
});

afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

const IN_EVERY_ANSWER = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const NO_DOCUMENT = {
  ...IN_EVERY_ANSWER,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const PAGE = {
  ...IN_EVERY_ANSWER,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'SAMEORIGIN',
};

const POST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

describe('every answer has the headers that browsers guard with', () => {
  it.each([
    ['an answer of the API', '/api/me', 200, {}],
    ['what is not valid', '/api/matches', 400, POST],
    [
      'what is refused',
      '/api/matches/MATCH/moves',
      403,
      { ...POST, headers: { ...POST.headers, 'sec-fetch-site': 'cross-site' } },
    ],
    [
      'what is not JSON',
      '/api/matches',
      415,
      { ...POST, headers: { 'content-type': 'text/plain' } },
    ],
    ['an address that cannot be read', '/api/matches/%E0%A4%A', 400, {}],
    ['a match that is not there', '/api/matches/AAAAAAAAAAAAAAAA', 404, {}],
    ['a stream', '/api/matches/MATCH/events', 200, {}],
    ['a stream that is refused', '/api/matches/AAAA/events', 404, {}],
    ['a health check', '/healthz', 200, {}],
    ['metrics', '/metrics', 200, {}],
    ['the documentation', '/api/openapi.json', 200, {}],
  ] as const)('%s', async (_what, path, status, init) => {
    const answer = await fetch(server.url + path.replace('MATCH', match), init);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(NO_DOCUMENT);
    await answer.body?.cancel();
  });

  it.each([
    ['a page', '/', 200],
    ['a page of a match', '/m/AAAA?seat=BBBB', 200],
    ['a page that is not there', '/nothing', 404],
    ['a file', '/assets/a-1.js', 200],
    ['a file that is not there', '/assets/gone.js', 404],
    ['a route that is not there', '/api/nothing', 404],
  ])('%s', async (_what, path, status) => {
    const answer = await fetch(server.url + path);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(PAGE);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
  });

  it('what is no HTTP', async () => {
    const answer = await sendBytes(server.url, 'hello\r\n\r\n');
    for (const header of Object.entries(NO_DOCUMENT)) expect(answer).toContain(header.join(': '));
  });

  it('what comes while the server goes down, or too often', async () => {
    const limited = await openTestServer({ boxes: TOYS, env: { REQUESTS_PER_MINUTE: '1' } });
    await fetch(`${limited.url}/api/me`);
    const refused = await fetch(`${limited.url}/api/me`);
    expect(refused.status).toBe(429);
    expect(Object.fromEntries(refused.headers)).toMatchObject(NO_DOCUMENT);
  });

  it('none tells what serves it', async () => {
    for (const path of ['/', '/api/me', '/healthz', '/nothing']) {
      const { headers } = await fetch(server.url + path);
      expect(headers.get('server')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('where players come by TLS', () => {
  it.each(['/', '/nothing', '/api/me', '/api/nothing', '/healthz'])(
    'they are told to stay with it, at %s',
    async (path) => {
      const env = { WEB_DIR: webDir, PUBLIC_URL: 'https://kast.example' };
      const { url } = await openTestServer({ boxes: TOYS, env });
      const { headers } = await fetch(url + path);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    },
  );
});
