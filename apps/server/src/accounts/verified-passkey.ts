import type { PasskeySignIn } from '@kast/protocol';
import type { StoredPasskey } from '../store/accounts/account-store.ts';
import type { AccountServices } from './account-services.ts';
import { type Place, verifyPasskey } from './passkeys.ts';

/** The passkey that has answered a challenge of ours here, where it has: once, and no copy of it. */
export async function verifiedPasskey(
  { store: { accounts }, now }: Pick<AccountServices, 'store' | 'now'>,
  place: Place,
  answer: PasskeySignIn,
): Promise<StoredPasskey | undefined> {
  const at = now();
  const passkey = await accounts.findPasskey(answer.id);
  if (!passkey) return undefined;
  const counter = await verifyPasskey(accounts, place, passkey, { ...answer, now: at });
  if (counter === undefined) return undefined;
  return (await accounts.usePasskey(passkey.id, counter, at)) ? passkey : undefined;
}
