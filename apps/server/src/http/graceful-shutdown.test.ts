import { once } from 'node:events';
import { request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestTable, watch } from '../testing.ts';
import { shutDownGracefully } from './graceful-shutdown.ts';

/** An app with one route that answers when it is told to. */
async function openSlowApp(longestWait?: number) {
  const app: FastifyInstance = Fastify({ forceCloseConnections: true, return503OnClosing: false });
  const answer = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  shutDownGracefully(app, {
    endStreams: () => undefined,
    ...(longestWait === undefined ? {} : { longestWait }),
  });
  app.get('/slow', async () => {
    asked.resolve();
    return answer.promise;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { app, url, answer: answer.resolve, asked: asked.promise };
}

describe('a server that goes down', () => {
  it('answers what has arrived, and sends away what is new', async () => {
    const { app, url, answer, asked } = await openSlowApp();
    const slow = fetch(`${url}/slow`);
    await asked;
    const closed = app.close();
    const late = await fetch(`${url}/slow`);
    expect(late.status).toBe(503);
    expect(late.headers.get('retry-after')).toMatch(/^[123]$/);
    expect(await late.json()).toMatchObject({ code: 'shutting-down' });
    answer('finished');
    expect(await (await slow).text()).toBe('finished');
    await closed;
  });

  it('does not wait for ever for an answer that does not come', async () => {
    const { app, url, asked } = await openSlowApp(1);
    const broken = fetch(`${url}/slow`).catch((reason: Error) => reason.message);
    await asked;
    await app.close();
    expect(await broken).toBe('fetch failed');
  });

  it('ends its streams, and breaks off what has not arrived', async () => {
    const { carol, id, url, server } = await openTestTable();
    const view = watch(carol, id, 0);
    await view.until(({ tables }) => tables.length > 0);
    const headers = { 'content-type': 'application/json', 'content-length': 99 };
    const half = request(`${url}/api/matches`, {
      method: 'POST',
      headers: { ...headers, expect: '100-continue' },
    });
    half.write('{"game":');
    await once(half, 'continue');
    const broken = once(half, 'error');
    await server.close();
    expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);
    view.close();
  });
});
