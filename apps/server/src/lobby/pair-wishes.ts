import { randomInt } from 'node:crypto';
import { must } from '@kast/kernel';
import type { Pace } from '@kast/protocol';
import { type Beginning, beginMatch } from '../matches/create-match.ts';
import type { MatchServices } from '../matches/services.ts';
import type { StoredSeat, StoredWish } from '../store/store.ts';
import { THERE } from './lobby-times.ts';
import { pair, type PairableGame, type Pairing } from './pairing.ts';

/** As many wishes as are looked at in one round, and as many tables as are set in it; the rest in the next. */
const MOST_WISHES = 10_000;
const MOST_TABLES = 200;

/** T11, T12: what strangers have not agreed on. */
const TERMS: Readonly<Record<Pace, Pick<Beginning, 'clock' | 'absence'>>> = {
  live: { clock: { kind: 'match', time: 900_000, increment: 10_000 }, absence: 'computer' },
  days: {
    clock: {
      kind: 'days',
      days: 3,
      pauses: { weekend: false, night: false, offsets: [] },
      zone: 'UTC',
    },
  },
};

type Needed = Pick<MatchServices, 'store' | 'rules' | 'now' | 'mayAddNonces' | 'mayTime'>;

/** T13: everybody for whom somebody is there sits down with them. Gives the number of tables. */
export async function pairWishes(
  services: Needed,
  games: readonly PairableGame[],
): Promise<number> {
  const { store, now } = services;
  const at = now();
  const open = await store.openWishes(at - THERE, MOST_WISHES);
  // T12: who often leaves is not looked for at once.
  const wishes = open.filter(({ since }) => since <= at);
  if (wishes.length < 2) return 0;
  const pairings = pair(wishes, games).slice(0, MOST_TABLES);
  const seated = await Promise.all(pairings.map((pairing) => setTable(services, pairing)));
  return seated.filter((answer) => answer === 'fulfilled').length;
}

async function setTable(
  services: Needed,
  { game: id, pace, wishes }: Pairing<StoredWish>,
): Promise<'fulfilled' | 'gone'> {
  const game = must(await services.rules.newest(id), 'a game that was wished for');
  const [oldest] = wishes;
  const { guest: maker, account, since } = must(oldest, 'somebody who wished for it');
  const now = services.now();
  const begun = beginMatch(game, shuffled(wishes).map(seatOf), {
    // By the rulebook: every other choice would keep people apart.
    options: {},
    // What strangers play with each other anybody may watch.
    watchers: 'anyone',
    maker,
    account,
    now,
    addsNonces: services.mayAddNonces(),
    ...(services.mayTime() ? TERMS[pace] : {}),
  });
  if (!begun.ok) throw new Error(`the rulebook's own options are refused in ${id}`);
  const guests = wishes.map(({ guest }) => guest);
  return services.store.fulfilWishes(begun.value, guests, now - since);
}

/** Their devices add to chance when they come to the table. */
function seatOf({ guest }: StoredWish, index: number): StoredSeat {
  return { seat: index + 1, kind: 'person', holder: guest, nonce: { state: 'awaited' } };
}

/** Who begins is not for who has waited longest to know. */
function shuffled<Value>(values: readonly Value[]): readonly Value[] {
  const mixed = [...values];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Value, mixed[last] as Value];
  }
  return mixed;
}
