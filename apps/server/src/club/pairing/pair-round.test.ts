import { seededRandom } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClubGame, PairingSystem } from './round.ts';
import { pairRound } from './pair-round.ts';
import { type PlayedRound, standingsOf } from './standings.ts';
import { tableSizes } from './table-sizes.ts';

const TABLUT: ClubGame = { id: 'tablut', min: 2, max: 2 };
const PAILLE: ClubGame = { id: 'paille', min: 2, max: 5 };
const KITCHEN: ClubGame = { id: 'kitchen', min: 2, max: 4 };

interface Evening {
  readonly count: number;
  readonly rounds: number;
  readonly seed: string;
  readonly system?: PairingSystem;
  readonly perTable?: number;
  readonly games?: readonly ClubGame[];
  /** Who is there in a round; everybody unless told. */
  readonly isThere?: (person: number, round: number) => boolean;
}

/** Every result by lot. */
function play(evening: Evening): readonly PlayedRound[] {
  const { count, rounds, seed, system = 'swiss', perTable = 2, games = [TABLUT, PAILLE] } = evening;
  const random = seededRandom(seed);
  const people = Array.from({ length: count }, (_, person) => ({
    person,
    lot: random.below(1000),
  }));
  const played: PlayedRound[] = [];
  for (let round = 0; round < rounds; round++) {
    const entrants = standingsOf(people, played).filter(
      ({ person }) => evening.isThere?.(person, round) ?? true,
    );
    const { tables, byes } = pairRound({ entrants, system, perTable, games });
    played.push({
      byes,
      tables: tables.map((table) => ({
        ...table,
        places: table.people.map(() => 1 + random.below(3)),
      })),
    });
  }
  return played;
}

function pairsIn(rounds: readonly PlayedRound[]): readonly string[] {
  return rounds.flatMap(({ tables }) =>
    tables.flatMap(({ people }) =>
      people.flatMap((one, index) =>
        people.slice(index + 1).map((other) => [one, other].toSorted((a, b) => a - b).join('-')),
      ),
    ),
  );
}

function twice(values: readonly unknown[]): number {
  return values.length - new Set(values).size;
}

const anEvening = fc.record({
  count: fc.integer({ min: 2, max: 24 }),
  rounds: fc.integer({ min: 1, max: 12 }),
  seed: fc.string(),
  system: fc.constantFrom<PairingSystem>('swiss', 'everybody'),
});

describe('T17 a round', () => {
  it('seats those with a device together where points allow it', () => {
    const people = [1, 2, 3, 4, 5].map((person) => ({ person, lot: person }));
    const wish = { system: 'swiss', perTable: 2, games: [TABLUT] } as const;
    const withDevice = new Set([1, 3, 5]);
    const first = pairRound({ ...wish, entrants: standingsOf(people, []), withDevice });
    expect(
      first.tables.map(({ people: sitting }) => sitting.toSorted((one, other) => one - other)),
    ).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(first.byes).toEqual([5]);

    // 1 and 2 have won: points go before devices.
    const played: PlayedRound = {
      byes: [],
      tables: [
        { people: [1, 3], game: 'tablut', places: [1, 2] },
        { people: [2, 4], game: 'tablut', places: [1, 2] },
      ],
    };
    const four = standingsOf(people.slice(0, 4), [played]);
    const second = pairRound({ ...wish, entrants: four, withDevice });
    expect(
      second.tables.map(({ people: sitting }) => sitting.toSorted((one, other) => one - other)),
    ).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('seats those with a device together at larger tables, too', () => {
    const people = [1, 2, 3, 4, 5, 6].map((person) => ({ person, lot: person }));
    const { tables } = pairRound({
      entrants: standingsOf(people, []),
      system: 'swiss',
      perTable: 3,
      games: [PAILLE],
      withDevice: new Set([2, 4, 6]),
    });
    expect(
      tables.map(({ people: sitting }) => sitting.toSorted((one, other) => one - other)),
    ).toEqual([
      [1, 3, 5],
      [2, 4, 6],
    ]);
  });

  it('has everybody who is there once, at a table or with a bye', () => {
    fc.assert(
      fc.property(anEvening, fc.integer({ min: 2, max: 5 }), (evening, perTable) => {
        const games = [TABLUT, PAILLE, KITCHEN];
        const isThere = (person: number, round: number) => (person + round) % 5 !== 0;
        const rounds = play({ ...evening, perTable, games, isThere });
        for (const [round, { tables, byes }] of rounds.entries()) {
          const here = Array.from({ length: evening.count }, (_, person) => person).filter(
            (person) => isThere(person, round),
          );
          const paired = [...tables.flatMap(({ people }) => people), ...byes];
          expect(paired.toSorted((one, other) => one - other)).toEqual(here);
          for (const { people, game } of tables) {
            const { min, max } = games.find(({ id }) => id === game) as ClubGame;
            expect(people.length).toBeGreaterThanOrEqual(min);
            expect(people.length).toBeLessThanOrEqual(max);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('brings nobody together again while that can be avoided', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.string(), (half, seed) => {
        // Some pairing without a repeat is there for as long as everybody has met fewer than half.
        const rounds = play({ count: 2 * half, rounds: half, seed });
        expect(twice(pairsIn(rounds))).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('gives nobody a second bye before everybody had one', () => {
    fc.assert(
      fc.property(anEvening, (evening) => {
        const count = evening.count + 1 - (evening.count % 2);
        const byes = play({ ...evening, count }).flatMap((round) => round.byes);
        expect(byes).toHaveLength(evening.rounds);
        expect(twice(byes.slice(0, count))).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('gives the bye to one with fewest points', () => {
    const rounds = play({ count: 9, rounds: 4, seed: 'nine' });
    const people = Array.from({ length: 9 }, (_, person) => ({ person, lot: 0 }));
    for (const [round, { byes }] of rounds.entries()) {
      const before = standingsOf(people, rounds.slice(0, round));
      const without = before.filter((one) => one.byes === 0);
      const least = Math.min(...without.map(({ points }) => points));
      expect(before.find(({ person }) => person === byes[0])?.points).toBe(least);
    }
  });

  it('keeps sides even: nobody has one of them three times more often than the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 24 }), fc.string(), (count, seed) => {
        const people = Array.from({ length: count }, (_, person) => ({ person, lot: 0 }));
        for (const { seats } of standingsOf(people, play({ count, rounds: 6, seed }))) {
          expect(Math.abs((seats[0] ?? 0) - (seats[1] ?? 0))).toBeLessThan(3);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of all against all has everybody meet each other once, in as few rounds as can be', () => {
    for (const count of [4, 5, 8, 11]) {
      const rounds = count - 1 + (count % 2);
      const pairs = pairsIn(play({ count, rounds, seed: 'all', system: 'everybody' }));
      expect(pairs).toHaveLength((count * (count - 1)) / 2);
      expect(twice(pairs)).toBe(0);
    }
  });

  it('of all against all goes on without a repeat for one who comes later', () => {
    const isThere = (person: number, round: number) => person < 5 || round > 0;
    const evening = { count: 6, rounds: 5, seed: 'late', system: 'everybody', isThere } as const;
    const pairs = pairsIn(play(evening));
    // Whoever had the bye in the first round still has everybody to meet.
    expect(twice(pairs)).toBeLessThanOrEqual(1);
  });

  it('of tables of four has few who have met, and seats that go round', () => {
    const rounds = play({ count: 16, rounds: 4, seed: 'four', perTable: 4, games: [PAILLE] });
    expect(rounds.every(({ tables }) => tables.every(({ people }) => people.length === 4))).toBe(
      true,
    );
    expect(twice(pairsIn(rounds))).toBeLessThan(12);
    const people = Array.from({ length: 16 }, (_, person) => ({ person, lot: 0 }));
    for (const { seats } of standingsOf(people, rounds)) {
      expect(Math.max(...seats)).toBeLessThan(4);
    }
  });

  it('spreads the games: everybody plays each about as often', () => {
    const rounds = play({ count: 12, rounds: 6, seed: 'games', games: [TABLUT, PAILLE, KITCHEN] });
    const people = Array.from({ length: 12 }, (_, person) => ({ person, lot: 0 }));
    for (const { games } of standingsOf(people, rounds)) {
      expect(games.size).toBe(3);
      expect(Math.max(...games.values())).toBeLessThan(5);
    }
  });

  it('is drawn for two hundred', () => {
    const rounds = play({ count: 200, rounds: 3, seed: 'many' });
    expect(twice(pairsIn(rounds))).toBe(0);
    expect(
      play({ count: 199, rounds: 1, seed: 'many', perTable: 4, games: [PAILLE] }),
    ).toHaveLength(1);
  });
});

describe('tables of more than two', () => {
  it.each([
    [7, 4, [PAILLE], [4, 3]],
    [5, 4, [PAILLE], [5]],
    [5, 4, [KITCHEN], [3, 2]],
    [9, 3, [PAILLE], [3, 3, 3]],
    [3, 4, [PAILLE], [3]],
    [1, 4, [PAILLE], []],
    [5, 3, [TABLUT], [2, 2]],
  ])('%i people, %i wanted', (count, perTable, games, sizes) => {
    expect(tableSizes(count, perTable, games)).toEqual(sizes);
  });
});
