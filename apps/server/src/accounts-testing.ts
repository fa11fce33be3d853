import { connectToAccount } from '@kast/protocol/account-client';
import { inTestTransport, type TestGuest, type TestServer } from './testing.ts';

export const PASSWORD = 'a calm evening at home';

export type AccountGuest = TestGuest & { readonly account: ReturnType<typeof connectToAccount> };

/** A guest of this server who may have an account. */
export function newPlayer(server: Pick<TestServer, 'url' | 'newGuest'>): AccountGuest {
  return withAccount(server.url, server.newGuest());
}

export function withAccount(url: string, guest: TestGuest): AccountGuest {
  const transport = inTestTransport((address, init) => guest.fetch(address, init));
  return Object.assign(guest, { account: connectToAccount(url, transport) });
}
