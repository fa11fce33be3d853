import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestServer, TOYS } from '../testing.ts';

/** Sends so many requests at once, and reads none of the answers. */
async function pipeline(url: string, path: string, requests: number): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: kast\r\n\r\n`.repeat(requests));
  return socket;
}

describe('a connection', () => {
  it.each(['/metrics', '/nosuchpage', '/api/me', '/healthz'])(
    'that asks for %s again and again without an end is closed',
    async (path) => {
      const { url, server } = await openTestServer({ boxes: TOYS });
      let asked = 0;
      server.app.server.on('request', () => asked++);
      const socket = await pipeline(url, path, 1500);
      socket.resume();
      await once(socket, 'close');
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    },
  );

  it('may have some requests under way', async () => {
    const { url } = await openTestServer({ boxes: TOYS });
    const socket = await pipeline(url, '/healthz', 8);
    let answers = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answers += text;
    });
    socket.resume();
    await expect.poll(() => answers.split('HTTP/1.1 200').length - 1).toBe(8);
  });

  it('is one of so many from an address', async () => {
    const { url } = await openTestServer({ boxes: TOYS, env: { STREAMS_PER_ADDRESS: '5' } });
    const { hostname, port } = new URL(url);
    const sockets = Array.from({ length: 11 }, () => connect(Number(port), hostname));
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    const closed = new Set<Socket>();
    for (const socket of sockets) {
      socket.on('error', () => undefined).on('close', () => closed.add(socket));
    }
    await expect.poll(() => closed.size).toBe(1);
    sockets.forEach((socket) => socket.destroy());
    await expect
      .poll(async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.status)
      .toBe(200);
  });
});
