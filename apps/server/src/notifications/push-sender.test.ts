import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { pushSender } from './push-sender.ts';
import { vapidKeysFrom } from './vapid-keys.ts';

/** A push service that holds every notice until it is told to go on. */
async function openSlowService() {
  const held: ServerResponse[] = [];
  let isOpen = false;
  const service = createServer((request, response) => {
    request.resume();
    if (isOpen || request.url === '/probe') response.writeHead(201).end();
    else held.push(response);
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  return {
    url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    held,
    goOn() {
      isOpen = true;
      for (const response of held.splice(0)) response.writeHead(201).end();
    },
  };
}

it('sends eight notices at once, also where many are to be sent in the same moment', async () => {
  const service = await openSlowService();
  const sender = pushSender({
    keys: vapidKeysFrom('x'.repeat(64)),
    contact: 'mailto:ann@example.org',
    now: Date.now,
  });
  const subscription = {
    endpoint: `${service.url}/push`,
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
    language: 'en',
  };
  const notice = { title: 'Your turn', body: '', path: '/', tag: 'one' };
  const sent = Promise.all(Array.from({ length: 30 }, () => sender.send(subscription, notice)));
  await expect.poll(() => service.held.length).toBeGreaterThanOrEqual(8);
  // Asked after all of them: what was sent before it has come when it is answered.
  await fetch(`${service.url}/probe`);
  expect(service.held).toHaveLength(8);
  service.goOn();
  expect(new Set(await sent)).toEqual(new Set(['sent']));
});
