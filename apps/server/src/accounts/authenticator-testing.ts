import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeySignIn } from '@kast/protocol';

/** A passkey as a browser would use it, made of the same bytes. */
export interface TestPasskey {
  make(options: unknown, origin?: string): NewPasskey;
  use(options: unknown, origin?: string): PasskeySignIn;
}

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export function testPasskey(place: string): TestPasskey {
  const { origin } = new URL(place);
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const head = (host: string, flags: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([hash(Buffer.from(host)), Buffer.from([flags]), count]);
  };

  return {
    make(options, from = origin) {
      const asked = options as Options;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: an EC2 key for ES256, in CBOR.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([
        head(asked.rp?.id ?? '', PRESENT + VERIFIED + HAS_KEY),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      // { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', asked, from).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    use(options, from = origin) {
      const asked = options as Options;
      const data = head(asked.rpId ?? '', PRESENT + VERIFIED);
      const client = clientData('webauthn.get', asked, from);
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey);
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}

function hash(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
