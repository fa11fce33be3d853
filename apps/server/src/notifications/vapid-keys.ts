import { createECDH, createHmac, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** By which push services know who sends (RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/**
 * The same for every process and after every restart, since subscriptions are bound to it: it follows from
 * the secret that all of them have.
 */
export function vapidKeysFrom(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  // A number that is none of the curve's comes up once in 2^32; then the next one is taken.
  for (let attempt = 0; ; attempt++) {
    const number = createHmac('sha256', secret).update(`vapid:${attempt}`).digest();
    try {
      curve.setPrivateKey(number);
    } catch {
      continue;
    }
    const point = curve.getPublicKey();
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      d: curve.getPrivateKey('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    return {
      publicKey: point.toString('base64url'),
      privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    };
  }
}

/** In seconds: a day is the most that push services take. */
const VALID_FOR = 12 * 60 * 60;

export interface VapidClaims {
  readonly endpoint: string;
  /** An address of mail (`mailto:`) or of a page. */
  readonly contact: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What stands in the header `Authorization`: a signed token for this push service. */
export function vapidAuthorization(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: VapidClaims,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + VALID_FOR,
    sub: contact,
  };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
