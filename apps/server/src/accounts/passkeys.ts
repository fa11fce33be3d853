import { randomBytes } from 'node:crypto';
import type { NewPasskey, PasskeySignIn } from '@kast/protocol';
import { isUnavailable } from '../store/unavailable.ts';
import type { AccountStore, StoredPasskey } from '../store/accounts/account-store.ts';

/** Where players find the server: a passkey is good for that place alone. */
export interface Place {
  readonly origin: string;
  /** The host without its port. */
  readonly host: string;
}

type Challenges = Pick<AccountStore, 'keepChallenge' | 'useChallenge'>;

/** In milliseconds: some look for their phone first. */
const VALID = 5 * 60_000;
const NAME = 'Spellenkast';

/** What devices sign with: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** It stands on 300 modules, for which no server should wait that starts. */
const webauthn = () => import('@simplewebauthn/server');

/** What a browser makes a passkey by. */
export async function registrationOptions(
  challenges: Challenges,
  { host }: Place,
  whose: {
    readonly name: string;
    readonly passkeys: readonly StoredPasskey[];
    readonly now: number;
  },
): Promise<Readonly<Record<string, unknown>>> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: host,
    userName: whose.name,
    userDisplayName: whose.name,
    userID: new Uint8Array(randomBytes(32)),
    timeout: VALID,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    // Found by the device itself: whoever signs in types no name.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: whose.passkeys.map(({ id, transports }) => ({
      id,
      transports: [...transports],
    })),
  });
  await challenges.keepChallenge(`new:${options.challenge}`, whose.now + VALID, whose.now);
  return { ...options };
}

export async function signInOptions(
  challenges: Challenges,
  { host }: Place,
  now: number,
): Promise<Readonly<Record<string, unknown>>> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: host,
    timeout: VALID,
    userVerification: 'preferred',
  });
  await challenges.keepChallenge(`use:${options.challenge}`, now + VALID, now);
  return { ...options };
}

/** A passkey that was made here and now, by who answered a challenge of ours; undefined else. */
export async function verifyNewPasskey(
  challenges: Challenges,
  { origin, host }: Place,
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  { device, now }: { readonly device: string; readonly now: number },
): Promise<Omit<StoredPasskey, 'account'> | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: (challenge) => challenges.useChallenge(`new:${challenge}`, now),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
      device,
      madeAt: now,
      usedAt: now,
    };
  } catch (reason) {
    // Whatever else the parts of an answer are wrong in.
    if (isUnavailable(reason)) throw reason;
    return undefined;
  }
}

/** How often it was used, by its own count, where it is this passkey that answers a challenge of ours. */
export async function verifyPasskey(
  challenges: Challenges,
  { origin, host }: Place,
  passkey: StoredPasskey,
  {
    id,
    clientDataJSON,
    authenticatorData,
    signature,
    now,
  }: PasskeySignIn & { readonly now: number },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: (challenge) => challenges.useChallenge(`use:${challenge}`, now),
      expectedOrigin: origin,
      expectedRPID: host,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (reason) {
    // Whatever else the parts of an answer are wrong in.
    if (isUnavailable(reason)) throw reason;
    return undefined;
  }
}
