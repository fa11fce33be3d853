import type { NewAccount, StoredPasskey, StoredSession } from '../accounts/account-store.ts';

export const LOGIN = { login: 'ann', name: 'Ann', password: 'hash' };

export function session(hash: string, more: Partial<StoredSession> = {}): StoredSession {
  return { hash, device: 'Firefox', guest: undefined, madeAt: 5, seenAt: 5, ...more };
}

export function passkey(id: string, account: string): StoredPasskey {
  const times = { madeAt: 5, usedAt: 5 };
  return { id, account, publicKey: 'key', counter: 0, transports: ['usb'], device: '', ...times };
}

export function newAccount(more: Partial<NewAccount> = {}): NewAccount {
  return {
    id: 'account',
    player: 'ann',
    login: LOGIN,
    passkey: undefined,
    codes: ['code-1', 'code-2'],
    settings: '{}',
    session: session('first'),
    ...more,
  };
}
