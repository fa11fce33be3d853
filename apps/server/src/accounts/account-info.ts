import type { AccountInfo, PlayerData } from '@kast/protocol';
import type { KnownSession, SignedInAccount } from '../sessions/known-session.ts';
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

const MOST_MATCHES = 10_000;
const MOST_CHAT_LINES = 50_000;

/** Everything that is kept of a player, guest or not. */
export async function playerData(
  services: Pick<AccountServices, 'store' | 'mail' | 'now'>,
  { id: player, account }: KnownSession,
): Promise<PlayerData> {
  const { store } = services;
  const name = (await store.namesOf([player])).get(player);
  const info = account && (await accountInfo(services, account));
  const settings = account && (await store.accounts.find(account.id))?.settings;
  // Also where no mail is sent any more.
  const mail = account && (await mailInfo(store, account.id, services.now()));
  const hasMail = mail !== undefined && Object.keys(mail).length > 0;
  const matches = await store.accounts.matchesOf(player, MOST_MATCHES);
  const friends = await store.friends.friendsOf(player);
  const notifications = await store.notifications.settingsOf(player);
  const chat = await store.chat.linesOf(player, MOST_CHAT_LINES);
  const openings = await store.profiles.openingsOf(player, 'all');
  return {
    player,
    ...(name === undefined ? {} : { name }),
    ...(info
      ? {
          account: {
            ...info,
            ...(settings === undefined ? {} : { settings }),
            ...(hasMail ? { mail } : {}),
          },
        }
      : {}),
    ...(notifications ? { notifications } : {}),
    matches: matches.map(({ outcome, ...match }) => ({
      ...match,
      ...(outcome === undefined ? {} : { outcome }),
    })),
    friends: friends.map((friend) => ({ player: friend.player, since: friend.since })),
    chat: chat.map(({ said, ...line }) => ({
      ...line,
      ...(said.kind === 'phrase' ? { phrase: said.phrase } : { text: said.text }),
    })),
    results: [...(await store.profiles.countsOf(player, 'all'))],
    openings: openings.map(({ sign, ...opening }) => ({ ...opening, opening: sign })),
  };
}
