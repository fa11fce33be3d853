import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** How a browser reads what is pushed to it: its public key, and a secret that only we share with it. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** In bytes: the whole of a notice is one record. */
const RECORD_SIZE = 4096;
const LAST_RECORD = 2;

/** For this browser alone, so that no push service can read it: RFC 8291, in the encoding `aes128gcm` of RFC 8188. */
export function encryptNotice(text: string, { p256dh, auth }: BrowserKeys): Buffer {
  const reader = Buffer.from(p256dh, 'base64url');
  const own = createECDH('prime256v1');
  const sender = own.generateKeys();
  const shared = own.computeSecret(reader);
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader, sender]);
  const secret = Buffer.from(auth, 'base64url');
  const key = Buffer.from(hkdfSync('sha256', shared, secret, info, 32));
  const derived = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  const padded = Buffer.concat([Buffer.from(text), Buffer.from([LAST_RECORD])]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(sender.length, 4);
  return Buffer.concat([
    salt,
    head,
    sender,
    cipher.update(padded),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
