import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { vapidAuthorization, vapidKeysFrom } from './vapid-keys.ts';

describe('the keys by which push services know us', () => {
  it('follow from the secret, and from it alone', () => {
    const { publicKey } = vapidKeysFrom('a secret');
    expect(vapidKeysFrom('a secret').publicKey).toBe(publicKey);
    expect(vapidKeysFrom('another secret').publicKey).not.toBe(publicKey);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  });

  it('sign for one push service and for half a day', () => {
    const keys = vapidKeysFrom('a secret');
    const header = vapidAuthorization(keys, {
      endpoint: 'https://push.example/send/1',
      contact: 'mailto:kast@example.org',
      now: 1_000_500,
    });
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? [];
    expect(key).toBe(keys.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(read(claims)).toEqual({
      aud: 'https://push.example',
      exp: 1000 + 12 * 60 * 60,
      sub: 'mailto:kast@example.org',
    });
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
      format: 'jwk',
    });
    const isValid = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isValid).toBe(true);
  });
});
