import { describe } from 'vitest';
import { attendanceContract } from './contract/attendance-contract.ts';
import { clocksContract } from './contract/clocks-contract.ts';
import { chatContract } from './contract/chat-contract.ts';
import { accountsContract } from './contract/accounts-contract.ts';
import { clubsContract } from './contract/clubs-contract.ts';
import { friendsContract } from './contract/friends-contract.ts';
import { listsContract } from './contract/lists-contract.ts';
import { lobbyContract } from './contract/lobby-contract.ts';
import { logContract } from './contract/log-contract.ts';
import { mailContract } from './contract/mail-contract.ts';
import { matchesContract } from './contract/matches-contract.ts';
import { mergedPlayersContract } from './contract/merged-players-contract.ts';
import { moderationContract } from './contract/moderation-contract.ts';
import { noncesContract } from './contract/nonces-contract.ts';
import { notificationsContract } from './contract/notifications-contract.ts';
import { profilesContract } from './contract/profiles-contract.ts';
import { plansContract } from './contract/plans-contract.ts';
import { rulesVersionContract } from './contract/rules-version-contract.ts';
import { revisionsContract } from './contract/revisions-contract.ts';
import { snapshotsContract } from './contract/snapshots-contract.ts';
import { ratingsContract } from './contract/ratings-contract.ts';
import { type StorePlace, storeInTest } from './contract/store-in-test-contract.ts';
import { tokensContract } from './contract/tokens-contract.ts';
import { twoConnectionsContract } from './contract/two-connections-contract.ts';

const PARTS = [
  matchesContract,
  noncesContract,
  clocksContract,
  attendanceContract,
  logContract,
  listsContract,
  lobbyContract,
  plansContract,
  revisionsContract,
  rulesVersionContract,
  snapshotsContract,
  notificationsContract,
  chatContract,
  accountsContract,
  mergedPlayersContract,
  mailContract,
  clubsContract,
  ratingsContract,
  moderationContract,
  tokensContract,
  friendsContract,
  profilesContract,
];

/** What every store must do; each adapter's test calls it. */
export function storeContract(name: string, newPlace: () => Promise<StorePlace>): void {
  describe.each([
    ['on one connection', 1],
    ['on two connections that take turns', 2],
  ])(`${name} as a store, %s`, (_how, connections) => {
    const current = storeInTest(newPlace, connections);
    for (const part of PARTS) part(current);
  });

  describe(`${name} as a store, on two connections at once`, () => {
    twoConnectionsContract(storeInTest(newPlace, 1));
  });
}
