import { describe, expect, it } from 'vitest';
import { type PlayedRound, type PlayedTable, pointsAt, standingsOf } from './standings.ts';

const [ANN, BOB, CAROL, DAN] = [1, 2, 3, 4];
const PEOPLE = [ANN, BOB, CAROL, DAN].map((person) => ({ person, lot: person }));

function table(people: readonly number[], places?: readonly number[]): PlayedTable {
  return { people, places, game: 'tablut' };
}

function rowsOf(rounds: readonly PlayedRound[]) {
  return standingsOf(PEOPLE, rounds).map((row) => [
    row.person,
    row.place,
    row.points,
    row.buchholz,
    row.sonnebornBerger,
  ]);
}

describe('T17 standings', () => {
  it('are by points, then Buchholz, then Sonneborn-Berger', () => {
    const rounds = [
      { byes: [], tables: [table([ANN, BOB], [1, 2]), table([CAROL, DAN], [1, 2])] },
      { byes: [], tables: [table([ANN, CAROL], [1, 1]), table([BOB, DAN], [2, 1])] },
    ];
    expect(rowsOf(rounds)).toEqual([
      [CAROL, 1, 1.5, 2.5, 1.75],
      [ANN, 2, 1.5, 1.5, 0.75],
      [DAN, 3, 1, 1.5, 0],
      [BOB, 4, 0, 2.5, 0],
    ]);
  });

  it('share a place where nothing tells people apart', () => {
    const rounds = [{ byes: [], tables: [table([ANN, BOB], [1, 2]), table([CAROL, DAN], [1, 2])] }];
    expect(rowsOf(rounds).map(([person, place]) => [person, place])).toEqual([
      [ANN, 1],
      [CAROL, 1],
      [BOB, 3],
      [DAN, 3],
    ]);
  });

  it('count a bye as a point, and nothing for the tie-breaks', () => {
    const rounds = [{ byes: [DAN], tables: [table([ANN, BOB], [1, 2])] }];
    expect(rowsOf(rounds)).toContainEqual([DAN, 1, 1, 0, 0]);
  });

  it('do not count a table whose result is not known', () => {
    const rounds = [{ byes: [], tables: [table([ANN, BOB])] }];
    const ann = standingsOf(PEOPLE, rounds).find(({ person }) => person === ANN);
    expect(ann).toMatchObject({ points: 0, played: 0, seats: [1] });
    expect(ann?.met.get(BOB)).toBe(1);
  });

  it.each([
    [
      [1, 2],
      [1, 0],
    ],
    [
      [1, 1],
      [0.5, 0.5],
    ],
    [
      [1, 2, 3],
      [1, 0.5, 0],
    ],
    [
      [1, 1, 3],
      [0.75, 0.75, 0],
    ],
    [
      [2, 1, 2, 4],
      [0.5, 1, 0.5, 0],
    ],
  ])('give each the share of those left behind: places %j', (places, expected) => {
    expect(places.map((_, seat) => pointsAt(places, seat))).toEqual(expected);
  });

  it('count a table of more than two as one opponent for the tie-breaks', () => {
    const rounds = [{ byes: [], tables: [table([ANN, BOB, CAROL], [1, 2, 3])] }];
    expect(rowsOf(rounds).slice(0, 2)).toEqual([
      [ANN, 1, 1, 0.25, 0.25],
      [BOB, 2, 0.5, 0.5, 0],
    ]);
  });
});
