import { describe, expect, it, vi } from 'vitest';
import { HAS_SIGNALS, startProcess, testFolder } from '../process-testing.ts';
import { move, newGuest, openTestServer, openTestTable, TOYS, watch } from '../testing.ts';
import { WITH_MAIL } from '../mail-testing.ts';
import { routesOf } from './security/routes-testing.ts';

describe('the server, to those who run it,', () => {
  it('is alive and ready', async () => {
    const { server } = await openTestServer({ boxes: TOYS });
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it.runIf(HAS_SIGNALS)('is alive but not ready when nothing can be written', async () => {
    const dataDir = await testFolder();
    const { listening, child, ended } = startProcess({ dataDir, largestFile: 2048 });
    const url = await listening;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const ann = newGuest(url);
    for (let count = 0; ; count++) {
      const answer = await ann.client.rename(`Ann ${count}`);
      if (!answer.ok) break;
    }
    await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 503, {
      timeout: 60_000,
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/api/games/tablut/matches`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
  });

  it('counts moves, commits and open streams', async () => {
    const { ann, bob, id, server } = await openTestTable();
    const view = watch(bob, id, 0);
    await move(ann, id, '1');
    await move(ann, id, 'nonsense');
    await view.until(({ plies }) => plies.length === 1);
    const { body } = await server.app.inject('/metrics');
    expect(body).toContain('kast_moves_total{game="nim",answer="played"} 1');
    expect(body).toContain('kast_moves_total{game="nim",answer="refused"} 1');
    expect(body).toContain('kast_open_streams 1');
    expect(body).toMatch(/kast_commit_group_size_count \d+/);
    expect(body).toMatch(/route="\/api\/matches\/:id\/moves",status="200"/);
    expect(body).not.toContain(id);
  });

  it('shows its numbers only to who has the token, where there is one', async () => {
    const { server } = await openTestServer({ boxes: TOYS, env: { METRICS_TOKEN: 'secret' } });
    const ask = async (authorization: string) =>
      (await server.app.inject({ url: '/metrics', headers: { authorization } })).statusCode;
    expect(await ask('Bearer secret')).toBe(200);
    expect(await ask('Bearer guess!')).toBe(404);
    expect(await ask('')).toBe(404);
  });

  it('logs every act with the id of its match, and nothing that is secret', async () => {
    const lines: string[] = [];
    const onLog = (line: string) => void lines.push(line);
    const { ann, id, token, carol, url } = await openTestTable({}, { boxes: TOYS, onLog });
    await ann.client.rename('Anneke');
    await move(ann, id, '1');
    await carol.fetch(`${url}/m/${id}?seat=${token}`);
    const log = lines.join('');
    expect(log).toContain(`"route":"/api/matches/:id/moves","match":"${id}","status":200`);
    const [, cookie = 'none'] = ann.cookie?.split('=') ?? [];
    const secrets = ['Anneke', token, cookie, cookie.split('.')[0] ?? ''];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('describes every route of its API', async () => {
    const { server } = await openTestServer({ boxes: TOYS, env: WITH_MAIL });
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{
      paths: Record<string, object>;
    }>();
    const routes = routesOf(server.app)
      .map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))
      .filter((path) => path.startsWith('/api/') && path !== '/api/openapi.json');
    expect(new Set(Object.keys(paths))).toEqual(new Set(routes));
  });
});
