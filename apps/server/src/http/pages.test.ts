import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@kast/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, startTestServer, type TestServer, TOYS } from '../testing.ts';

const HTML = { accept: 'text/html,*/*' };
const INDEX = '<!doctype html><script>1</script><script type="module" src="/assets/a.js"></script>';

let webDir: string;
let server: TestServer;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kast-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), INDEX);
  await writeFile(join(webDir, 'sw.js'), 'self');
  await mkdir(join(webDir, '.vite'));
  await writeFile(join(webDir, '.vite/manifest.json'), '{}');
  await writeFile(join(webDir, 'assets/main-4f2a.js'), 'plain');
  await writeFile(join(webDir, 'assets/main-4f2a.js.br'), 'brotli');
  await writeFile(join(webDir, 'assets/main-4f2a.js.gz'), 'gzip');
  server = await startTestServer({ env: { WEB_DIR: webDir } });
});

afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.server.app.inject({ url, headers });

describe('the web app', () => {
  it.each([
    '/',
    '/index.html',
    '/replay',
    '/m/AAAA?seat=BBBB',
    '/m/AAAA/replay',
    '/tablut',
    '/tablut/',
    '/tablut//rules',
    '/m///AAAA',
    '/leibkoeche',
    '/leibkoeche/practice',
    '/club',
    '/club/AAAA',
    '/club/AAAA/screen',
    '/tablut/real-table',
    '/la-courte-paille/real-table',
    '/tablut/print',
    '/tablut/print/rules',
    '/tablut/print/reference',
    '/tablut/print/scores',
    ...registry.flatMap(({ info: { id } }) => [
      `/${id}/table`,
      `/${id}/rules`,
      `/${id}/learn?lesson=2`,
      `/${id}/puzzles?day=2026-11-16`,
    ]),
  ])('has its page at %s, always fresh, for whoever asks', async (url) => {
    for (const accept of ['text/html,*/*', '*/*', 'text/plain', 'image/png', undefined]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const headers = accept === undefined ? {} : { accept };
        const page = await server.server.app.inject({ method, url, headers });
        expect(page.statusCode).toBe(200);
        expect(page.body).toBe(method === 'GET' ? INDEX : '');
        expect(page.headers['cache-control']).toBe('no-cache');
        expect(page.headers['content-type']).toMatch(/^text\/html/);
      }
    }
  });

  it.each([
    '/nonsense',
    '/nonsense/rules',
    '/tablut/nonsense',
    '/tablut/rules/more',
    '/tablut/practice',
    '/tablut/print/nonsense',
    '/leibkoeche/real-table',
    '/m',
    '/m/AAAA/BBBB',
    '/constructor',
    '/%E0%A4%A',
    '/m/%',
    '/m/%00',
    '/m/%/replay?ply=3',
    '/tablut/%zz',
  ])(
    'says in the browser that there is nothing at %s, and to others by the status',
    async (url) => {
      for (const accept of ['text/html,*/*', '*/*']) {
        const response = await fetch(`${server.url}${url}`, { headers: { accept } });
        expect(response.status).toBe(404);
        expect(response.headers.get('content-type')).toMatch(/^text\/html/);
        expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.text()).toBe(INDEX);
      }
    },
  );

  it.each(['/api/%', '/api/matches/%E0%A4%A'])('has nothing to do with %s', async (url) => {
    const answer = await get(url, HTML);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-request', field: 'url' });
  });

  it.each(['/tablut', '/nonsense', '/m/%'])('is not JSON: %s', async (url) => {
    const page = await get(url, { accept: 'application/json' });
    expect(page.statusCode).toBe(404);
    expect(page.json()).toMatchObject({ code: 'not-found' });
  });

  it('has its page also at an address that is too long for any file', async () => {
    const long = 'A'.repeat(5000);
    const match = await get(`/m/${long}`, HTML);
    expect(match.statusCode).toBe(200);
    expect(match.body).toBe(INDEX);
    const nothing = await get(`/${long}`, HTML);
    expect(nothing.statusCode).toBe(404);
    expect(nothing.body).toBe(INDEX);
    expect((await get(`/assets/${long}.js`)).json()).toMatchObject({ code: 'not-found' });
    const asked = await get(`/api/matches/${long}`);
    expect(asked.json()).toMatchObject({ code: 'unknown-match' });
  });

  it('is served without a word of warning', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    await fetch(`${server.url}/tablut`, { headers: HTML });
    // Warnings are told in the turn after.
    await fetch(`${server.url}/healthz`);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('has no page for what begins with a dot', async () => {
    expect((await get('/.vite/manifest.json')).statusCode).toBe(404);
  });

  it('takes scripts from its own server alone', async () => {
    const { headers } = await get('/', HTML);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'wasm-unsafe-eval';/);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('has files that never change kept for ever', async () => {
    const file = await get('/assets/main-4f2a.js');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.body).toBe('plain');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
  ])('sends what was compressed before: %s', async (accepted, body, encoding) => {
    const file = await get('/assets/main-4f2a.js', { 'accept-encoding': accepted });
    expect(file.body).toBe(body);
    expect(file.headers['content-encoding']).toBe(encoding);
    expect(file.headers.vary).toContain('accept-encoding');
  });

  it.each([
    '/assets/gone.js',
    '/favicon.ico',
    '/../package.json',
    '/%2e%2e/package.json',
    '/api/x',
  ])('has no page at %s', async (url) => {
    const page = await get(url, HTML);
    expect(page.statusCode).toBe(404);
    expect(page.json()).toMatchObject({ code: 'not-found' });
  });

  it('is asked for, not posted to', async () => {
    const posted = await server.server.app.inject({
      method: 'POST',
      url: '/tablut',
      headers: HTML,
    });
    expect(posted.statusCode).toBe(404);
  });

  it('insists on TLS where it is served by TLS', async () => {
    const env = { WEB_DIR: webDir, PUBLIC_URL: 'https://kast.example' };
    const secure = await openTestServer({ boxes: TOYS, env });
    const { headers } = await secure.server.app.inject({ url: '/', headers: HTML });
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('is not needed for the rest', async () => {
    const bare = await openTestServer({ boxes: TOYS });
    const page = await bare.server.app.inject('/');
    expect(page.body).toContain('npm run build');
    expect((await bare.server.app.inject('/api/me')).statusCode).toBe(200);
  });
});
