import type { AccountInfo } from '@kast/protocol';
import type { SignedInAccount } from '../sessions/known-session.ts';
import type { AccountServices } from './account-services.ts';
import { mailInfo } from './give-address.ts';

type Info = NonNullable<AccountInfo['account']>;

/** What who is signed in is shown of the account; never a secret of it. */
export async function accountInfo(
  { store, mail, now }: Pick<AccountServices, 'store' | 'mail' | 'now'>,
  { id, session }: SignedInAccount,
): Promise<Info | undefined> {
  const { accounts } = store;
  const account = await accounts.find(id);
  if (!account) return undefined;
  const [passkeys, sessions, codesLeft] = await Promise.all([
    accounts.passkeysOf(id),
    accounts.sessionsOf(id),
    accounts.countCodes(id),
  ]);
  return {
    ...(account.name === undefined ? {} : { name: account.name }),
    hasPassword: account.password !== undefined,
    madeAt: account.madeAt,
    codesLeft,
    ...(mail ? { mail: await mailInfo(store, id, now()) } : {}),
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      device: passkey.device,
      madeAt: passkey.madeAt,
      usedAt: passkey.usedAt,
    })),
    sessions: sessions.map(({ hash, device, madeAt, seenAt }) => ({
      id: hash,
      device,
      madeAt,
      seenAt,
      isThis: hash === session,
    })),
  };
}
