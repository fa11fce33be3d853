import type { PlayerData } from '@kast/protocol';
import type { KnownSession } from '../sessions/known-session.ts';
import type { GuestId, Store } from '../store/store.ts';
import { accountInfo } from './account-info.ts';
import type { AccountServices } from './account-services.ts';
import { mailInfo } from './give-address.ts';

const MOST_MATCHES = 10_000;
const MOST_CHAT_LINES = 50_000;
const MOST_EVENINGS = 1000;

/** Everything that is kept of a player, guest or not: but for secrets, and for a wish, which is gone in a minute. */
export async function playerData(
  services: Pick<AccountServices, 'store' | 'mail' | 'now'>,
  session: KnownSession,
): Promise<PlayerData> {
  const { store } = services;
  const { id: player } = session;
  const name = (await store.namesOf([player])).get(player);
  const account = await accountData(services, session);
  const notifications = await store.notifications.settingsOf(player);
  return {
    player,
    ...(name === undefined ? {} : { name }),
    ...(account ? { account } : {}),
    ...(notifications ? { notifications } : {}),
    ...(await playedBy(store, player)),
    ...(await companyOf(store, player)),
    ...(await reachedBy(store, player)),
  };
}

async function accountData(
  services: Pick<AccountServices, 'store' | 'mail' | 'now'>,
  { account }: KnownSession,
): Promise<PlayerData['account']> {
  const info = account && (await accountInfo(services, account));
  if (!info) return undefined;
  const settings = (await services.store.accounts.find(account.id))?.settings;
  // Also where no mail is sent any more.
  const mail = await mailInfo(services.store, account.id, services.now());
  return {
    ...info,
    ...(settings === undefined ? {} : { settings }),
    ...(Object.keys(mail).length > 0 ? { mail } : {}),
  };
}

type Played = Pick<PlayerData, 'matches' | 'results' | 'openings' | 'ratings' | 'departures'>;

async function playedBy(store: Store, player: GuestId): Promise<Played> {
  const matches = await store.accounts.matchesOf(player, MOST_MATCHES);
  const openings = await store.profiles.openingsOf(player, 'all');
  const ratings = await store.ratings.ratingsOf(player);
  return {
    matches: matches.map(({ outcome, ...match }) => ({
      ...match,
      ...(outcome === undefined ? {} : { outcome }),
    })),
    results: [...(await store.profiles.countsOf(player, 'all'))],
    openings: openings.map(({ sign, ...opening }) => ({ ...opening, opening: sign })),
    ratings: ratings.map(({ game, mu, sigma, matches: counted }) => ({
      game,
      mu,
      sigma,
      matches: counted,
    })),
    departures: await store.departuresOf(player, 0),
  };
}

type Company = Pick<PlayerData, 'friends' | 'chat' | 'mutes' | 'evenings'>;

async function companyOf(store: Store, player: GuestId): Promise<Company> {
  const friends = await store.friends.friendsOf(player);
  const chat = await store.chat.linesOf(player, MOST_CHAT_LINES);
  const evenings = await store.clubs.ofGuest(player, { limit: MOST_EVENINGS });
  return {
    friends: friends.map((friend) => ({ player: friend.player, since: friend.since })),
    chat: chat.map(({ said, ...line }) => ({
      ...line,
      ...(said.kind === 'phrase' ? { phrase: said.phrase } : { text: said.text }),
    })),
    mutes: [...(await store.chat.mutesOf(player))],
    evenings: evenings.map(({ id, settings, madeAt, isHost }) => ({
      id,
      name: settings.name,
      madeAt,
      isHost,
    })),
  };
}

async function reachedBy(
  store: Store,
  player: GuestId,
): Promise<Pick<PlayerData, 'programs' | 'browsers'>> {
  const programs = await store.tokens.listOf(player);
  const browsers = await store.notifications.subscriptionsOf(player);
  return {
    programs: programs.map(({ id, name, madeAt }) => ({ id, name, madeAt })),
    browsers: browsers.map(({ endpoint, language }) => ({ endpoint, language })),
  };
}
