import type { Pace } from '@kast/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBePlayed, type OpenWish, pair } from './pairing.ts';

const GAMES = [
  { id: 'duel', seats: { min: 2, max: 2 } },
  { id: 'race', seats: { min: 2, max: 4 } },
  { id: 'crowd', seats: { min: 3, max: 6 } },
];

const BOTH: readonly Pace[] = ['live', 'days'];

function wish(guest: string, since: number, more: Partial<OpenWish> = {}): OpenWish {
  return { guest, since, games: ['duel'], paces: BOTH, players: { min: 2, max: 12 }, ...more };
}

const wishes: fc.Arbitrary<OpenWish[]> = fc
  .array(
    fc.record({
      games: fc.subarray(
        GAMES.map(({ id }) => id),
        { minLength: 1 },
      ),
      paces: fc.subarray([...BOTH], { minLength: 1 }),
      since: fc.integer({ min: 0, max: 30 }),
      players: fc
        .tuple(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 2, max: 7 }))
        .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((one, index) => ({ ...one, guest: `guest ${index}` })));

function guests(pairings: ReturnType<typeof pair>): string[] {
  return pairings.flatMap((pairing) => pairing.wishes.map(({ guest }) => guest));
}

function allows(one: OpenWish, game: string, pace: Pace, players: number): boolean {
  const { seats } = GAMES.find(({ id }) => id === game) ?? { seats: { min: 0, max: 0 } };
  const exactly = { min: players, max: players };
  return (
    one.games.includes(game) &&
    one.paces.includes(pace) &&
    canBePlayed(one.players, exactly) &&
    canBePlayed(seats, exactly)
  );
}

describe('T13 pairing', () => {
  it('sits nobody down twice, and gives everybody what they wished for', () => {
    fc.assert(
      fc.property(wishes, (all) => {
        const pairings = pair(all, GAMES);
        const seated = guests(pairings);
        expect(new Set(seated).size).toBe(seated.length);
        for (const { game, pace, wishes: together } of pairings) {
          expect(together.every((one) => allows(one, game, pace, together.length))).toBe(true);
        }
      }),
    );
  });

  it('leaves nobody waiting for whom there would be a table', () => {
    fc.assert(
      fc.property(wishes, (all) => {
        const seated = new Set(guests(pair(all, GAMES)));
        const left = all.filter(({ guest }) => !seated.has(guest));
        expect(pair(left, GAMES)).toEqual([]);
        for (const { id } of GAMES) {
          for (const pace of BOTH) {
            for (let players = 2; players <= 7; players++) {
              const willing = left.filter((one) => allows(one, id, pace, players));
              expect(willing.length < players || willing.length === 0).toBe(true);
            }
          }
        }
      }),
    );
  });

  it('comes to the same in whatever order the wishes are read', () => {
    fc.assert(
      fc.property(wishes, (all) => {
        expect(pair(all.toReversed(), GAMES)).toEqual(pair(all, GAMES));
      }),
    );
  });

  it('lets the oldest go first, with whoever has waited longest', () => {
    const all = [wish('late', 3), wish('first', 1), wish('second', 2), wish('last', 4)];
    expect(pair(all, GAMES).map((one) => one.wishes.map(({ guest }) => guest))).toEqual([
      ['first', 'second'],
      ['late', 'last'],
    ]);
    const wanted = wish('patient', 0, { games: ['race'] });
    const choosy = [wanted, wish('any', 1, { games: ['duel', 'race'] }), wish('duellist', 2)];
    expect(guests(pair(choosy, GAMES))).toEqual(['patient', 'any']);
  });

  it('sets the largest table that all of them would sit at', () => {
    const [one, two, three] = [1, 2, 3].map((since) =>
      wish(`${since}`, since, { games: ['race'] }),
    );
    if (!one || !two || !three) throw new Error('three wishes');
    expect(pair([one, two, three], GAMES)).toMatchObject([
      { game: 'race', wishes: [one, two, three] },
    ]);
    const alone = { ...three, players: { min: 2, max: 2 } };
    expect(guests(pair([one, two, alone], GAMES))).toEqual(['1', '2']);
  });

  it('gives each game its share where several would do', () => {
    const all = Array.from({ length: 40 }, (_, index) =>
      wish(`${index}`, index, { games: ['duel', 'race'], players: { min: 2, max: 2 } }),
    );
    const games = pair(all, GAMES).map(({ game }) => game);
    expect(games.filter((game) => game === 'duel')).toHaveLength(10);
    expect(games.filter((game) => game === 'race')).toHaveLength(10);
  });

  it('looks at each of 10,000 wishes a bounded number of times', () => {
    let looks = 0;
    const all = Array.from({ length: 10_000 }, (_, index) => {
      const one = wish(`${index}`, index, { games: ['duel', 'race', 'crowd'] });
      return Object.defineProperty({ ...one }, 'since', {
        get: () => {
          looks++;
          return index;
        },
      });
    });
    const tables = pair(all, GAMES);
    expect(guests(tables)).toHaveLength(10_000);
    // Sorting, and a comparison for each kind of table of who chooses.
    expect(looks).toBeLessThan(10_000 * 60);
  });
});
