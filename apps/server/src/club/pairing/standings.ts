import type { Entrant, PersonNumber } from './round.ts';

/** T17: what a bye is worth. */
const BYE_POINTS = 1;

export interface PlayedTable {
  readonly people: readonly PersonNumber[];
  readonly game: string;
  /** Of each seat, 1 for the best; equal for who shares a place. Absent until it is known. */
  readonly places?: readonly number[] | undefined;
}

export interface PlayedRound {
  readonly tables: readonly PlayedTable[];
  readonly byes: readonly PersonNumber[];
}

/** Somebody of the evening; `lot` decides where nothing else does. */
export interface Participant {
  readonly person: PersonNumber;
  readonly lot: number;
}

export interface Standing extends Entrant {
  /** 1 for the best; equal for those whom points and tie-breaks do not tell apart. */
  readonly place: number;
  /** Tables played to their end. */
  readonly played: number;
  /** The points of those whom one has met; of a table of more than two, on average. */
  readonly buchholz: number;
  /** The points of those whom one has beaten, and half of those whom one has drawn with. */
  readonly sonnebornBerger: number;
}

/** T17: how everybody stands after these rounds, the best first. */
export function standingsOf(
  people: readonly Participant[],
  rounds: readonly PlayedRound[],
): readonly Standing[] {
  const tallies = new Map(people.map((one) => [one.person, newTally(one)]));
  for (const { tables, byes } of rounds) {
    for (const person of byes) {
      const tally = tallies.get(person);
      if (tally) tally.byes++;
    }
    for (const table of tables) countTable(tallies, table);
  }
  const pointsOf = (person: PersonNumber) => points(tallies.get(person));
  const rows = [...tallies.values()].map((tally) => ({
    ...tally,
    points: points(tally),
    ...tieBreaks(tally, pointsOf),
  }));
  rows.sort((one, other) => compare(one, other) || one.lot - other.lot);
  const places = rows.map((row) => rows.findIndex((first) => compare(first, row) === 0) + 1);
  return rows.map(
    (
      { person, points: total, met, byes, seats, games, played, buchholz, sonnebornBerger },
      index,
    ) => ({
      person,
      points: total,
      met,
      byes,
      seats,
      games,
      played,
      buchholz,
      sonnebornBerger,
      place: places[index] as number,
    }),
  );
}

/** What somebody got at one table: their share of the others whom they left behind. */
export function pointsAt(places: readonly number[], seat: number): number {
  const own = places[seat] as number;
  const beaten = places.reduce((sum, place, other) => {
    if (other === seat) return sum;
    return sum + duel(own, place);
  }, 0);
  return beaten / (places.length - 1);
}

function duel(own: number, other: number): number {
  if (own === other) return 0.5;
  return own < other ? 1 : 0;
}

interface Duel {
  readonly against: PersonNumber;
  readonly result: number;
  /** Each table counts as one opponent. */
  readonly share: number;
}

interface Tally {
  readonly person: PersonNumber;
  readonly lot: number;
  won: number;
  byes: number;
  played: number;
  readonly met: Map<PersonNumber, number>;
  readonly seats: number[];
  readonly games: Map<string, number>;
  readonly duels: Duel[];
}

function newTally({ person, lot }: Participant): Tally {
  return {
    person,
    lot,
    won: 0,
    byes: 0,
    played: 0,
    met: new Map(),
    seats: [],
    games: new Map(),
    duels: [],
  };
}

function countTable(
  tallies: ReadonlyMap<PersonNumber, Tally>,
  { people, game, places }: PlayedTable,
): void {
  for (const [seat, person] of people.entries()) {
    const tally = tallies.get(person);
    if (!tally) continue;
    tally.games.set(game, (tally.games.get(game) ?? 0) + 1);
    for (let one = tally.seats.length; one <= seat; one++) tally.seats.push(0);
    tally.seats[seat] = (tally.seats[seat] as number) + 1;
    for (const other of people) {
      if (other !== person) tally.met.set(other, (tally.met.get(other) ?? 0) + 1);
    }
    if (!places) continue;
    tally.played++;
    tally.won += pointsAt(places, seat);
    for (const [index, against] of people.entries()) {
      if (index === seat) continue;
      const result = duel(places[seat] as number, places[index] as number);
      tally.duels.push({ against, result, share: 1 / (people.length - 1) });
    }
  }
}

function points(tally: Tally | undefined): number {
  return tally ? rounded(tally.won + tally.byes * BYE_POINTS) : 0;
}

function tieBreaks(
  { duels }: Tally,
  pointsOf: (person: PersonNumber) => number,
): Pick<Standing, 'buchholz' | 'sonnebornBerger'> {
  const sum = (value: (one: Duel) => number) =>
    rounded(duels.reduce((all, one) => all + value(one), 0));
  return {
    buchholz: sum(({ against, share }) => share * pointsOf(against)),
    sonnebornBerger: sum(({ against, result, share }) => share * result * pointsOf(against)),
  };
}

/** Shares of tables of three are no fractions of two. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

type Compared = Pick<Standing, 'points' | 'buchholz' | 'sonnebornBerger'>;

function compare(one: Compared, other: Compared): number {
  return (
    other.points - one.points ||
    other.buchholz - one.buchholz ||
    other.sonnebornBerger - one.sonnebornBerger
  );
}
