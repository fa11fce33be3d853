import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushedNotice, PushSubscriptionRequest } from '@kast/protocol';
import { onTestFinished } from 'vitest';

export interface TestBrowser {
  /** Its push service's host, with its port. */
  readonly host: string;
  readonly subscription: PushSubscriptionRequest;
  readonly notices: readonly PushedNotice[];
  /** What the push service answers from now on. */
  answer(status: number): void;
  /** Resolves when so many were pushed. */
  until(count: number): Promise<void>;
}

/** A browser with a push service of its own, that decrypts what comes as RFC 8291 says. */
export async function openTestBrowser(language = 'nl'): Promise<TestBrowser> {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys();
  const auth = randomBytes(16);
  const notices: PushedNotice[] = [];
  const waiting = new Set<() => void>();
  let status = 201;
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    if (status < 300) notices.push(JSON.parse(decrypted(body)) as PushedNotice);
    response.writeHead(status).end();
    for (const wake of waiting) wake();
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    host,
    subscription: {
      endpoint: `http://${host}/push/${randomBytes(9).toString('base64url')}`,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
      language,
    },
    notices,
    answer(next) {
      status = next;
    },
    async until(count) {
      while (notices.length < count) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
      }
    },
  };

  function decrypted(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const senderEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, senderEnd);
    const shared = keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const key = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
    const derived = (name: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derived('aes128gcm', 16),
      derived('nonce', 12),
    );
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([
      decipher.update(body.subarray(senderEnd, -16)),
      decipher.final(),
    ]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}
