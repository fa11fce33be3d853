import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { eventStream } from './event-stream.ts';

/** A response whose asker has hung up. */
async function closedResponse(): Promise<ServerResponse> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = get({ port, host: '127.0.0.1' });
  asked.on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  asked.destroy();
  await once(response, 'close');
  return response;
}

it('tells of an end that came before anybody listened', async () => {
  const stream = eventStream(await closedResponse(), 500);
  const ended = Promise.withResolvers<void>();
  stream.onEnd(() => ended.resolve());
  expect(await ended.promise).toBeUndefined();
});
