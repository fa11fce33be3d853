import type { NewPasskey, PasskeySignIn } from '@kast/protocol/account-client';
import type { Answer } from '@kast/protocol/client';

/** Browsers make passkeys only for a name, and only where nobody listens. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && 'PublicKeyCredential' in globalThis && !isAddress;
}

interface Listed {
  readonly id: string;
}

interface CreationOptions {
  readonly challenge: string;
  readonly user: { readonly id: string };
  readonly excludeCredentials?: readonly Listed[];
}

type Options = Answer<{ readonly options: unknown }>;

/** Asks for options, makes a passkey by them, and hands it in: undefined where somebody has changed their mind. */
export async function makePasskey<Value>(
  ask: () => Promise<Options | undefined>,
  handIn: (passkey: NewPasskey) => Promise<Answer<Value>>,
): Promise<Answer<Value> | undefined> {
  return byPasskey(ask, passkeyMade, handIn);
}

/** The same with a passkey that the device has. */
export async function usePasskey<Value>(
  ask: () => Promise<Options | undefined>,
  handIn: (passkey: PasskeySignIn) => Promise<Answer<Value>>,
): Promise<Answer<Value> | undefined> {
  return byPasskey(ask, passkeyUsed, handIn);
}

async function byPasskey<Passkey, Value>(
  ask: () => Promise<Options | undefined>,
  give: (options: unknown) => Promise<Passkey | undefined>,
  handIn: (passkey: Passkey) => Promise<Answer<Value>>,
): Promise<Answer<Value> | undefined> {
  const told = await ask();
  if (!told?.ok) return told;
  const passkey = await give(told.value.options);
  return passkey && handIn(passkey);
}

/** Undefined where somebody has changed their mind, or the device could not. */
async function passkeyMade(options: unknown): Promise<NewPasskey | undefined> {
  const told = options as CreationOptions;
  const publicKey = {
    ...told,
    challenge: bytesOf(told.challenge),
    user: { ...told.user, id: bytesOf(told.user.id) },
    excludeCredentials: (told.excludeCredentials ?? []).map((one) => ({
      ...one,
      id: bytesOf(one.id),
    })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (!made) return undefined;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  };
}

async function passkeyUsed(options: unknown): Promise<PasskeySignIn | undefined> {
  const told = options as { readonly challenge: string };
  const publicKey = {
    ...told,
    challenge: bytesOf(told.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  if (!used) return undefined;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

async function asked(
  ask: () => Promise<Credential | null>,
): Promise<PublicKeyCredential | undefined> {
  try {
    return ((await ask()) as PublicKeyCredential | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function bytesOf(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
