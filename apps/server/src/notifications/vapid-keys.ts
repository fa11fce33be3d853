import { createECDH, createHmac } from 'node:crypto';

/** By which push services know who sends (RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
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
    return {
      publicKey: curve.getPublicKey('base64url'),
      privateKey: curve.getPrivateKey('base64url'),
    };
  }
}
