import { expect, it } from 'vitest';
import { openTestStore, servicesOn } from '../matches/testing.ts';
import { mustWork } from '../testing.ts';
import { openLobby } from './lobby.ts';
import { pairWishes } from './pair-wishes.ts';
import { makeWish } from './wish.ts';

const MANY = 10_000;
const GAMES = [
  { id: 'nim', seats: { min: 2, max: 4 } },
  { id: 'high-card', seats: { min: 2, max: 4 } },
];
/** As many at a time as would come in one second. */
const AT_ONCE = 500;

it('T13 finds a table for each of 10,000 who wish at once, and none for anybody twice', async () => {
  const now = (): number => 1_800_000_000_000;
  const services = { ...servicesOn(await openTestStore()), now };
  const { store } = services;
  const guests = Array.from({ length: MANY }, (_, index) => `guest ${index}`);
  const wishOf = (index: number) => {
    const players = index % 2 === 0 ? 4 : 3;
    const games = [['nim'], ['high-card'], ['nim', 'high-card']][index % 3] ?? [];
    return { games, paces: ['live' as const], players: { min: players, max: players } };
  };
  for (let first = 0; first < MANY; first += AT_ONCE) {
    const some = guests.slice(first, first + AT_ONCE);
    const made = await Promise.all(
      some.map((guest, index) =>
        makeWish(services, { guest, account: guest }, wishOf(first + index)),
      ),
    );
    for (const one of made) mustWork(one);
  }
  const lobby = openLobby({
    services,
    games: GAMES,
    mayPair: async () => true,
    monotonicNow: () => 0,
  });
  expect(JSON.parse(await lobby.look(undefined))).toMatchObject({ lobby: { looking: MANY } });

  let tables = 0;
  for (let set = -1; set !== 0; tables += set) set = await pairWishes(services, GAMES);
  const together = new Map<string, { readonly game: string; readonly guests: number[] }>();
  const seats = await store.seatsHeldBy(guests, guests.length);
  for (const [index, guest] of guests.entries()) {
    const [seat, second] = seats.get(guest) ?? [];
    expect(second).toBeUndefined();
    if (!seat) continue;
    const { match, game } = seat;
    together.set(match, { game, guests: [...(together.get(match)?.guests ?? []), index] });
  }
  expect(together.size).toBe(tables);
  for (const { game, guests: indices } of together.values()) {
    const wishes = indices.map(wishOf);
    expect(wishes.every(({ games }) => games.includes(game))).toBe(true);
    expect(wishes.every(({ players }) => players.min === indices.length)).toBe(true);
  }
  const left = MANY - [...together.values()].flatMap(({ guests: some }) => some).length;
  // Of each kind fewer than would make a table.
  expect(left).toBeLessThan(2 * (2 + 3));
});
