/** A game of the evening, with how many can play it. */
export interface ClubGame {
  readonly id: string;
  readonly min: number;
  readonly max: number;
}

export type PersonNumber = number;
export type PairingSystem = 'swiss' | 'everybody';

/** Somebody who is there, with what the rounds before say of them. */
export interface Entrant {
  readonly person: PersonNumber;
  readonly points: number;
  /** How often they sat at a table together. */
  readonly met: ReadonlyMap<PersonNumber, number>;
  readonly byes: number;
  /** How often they had each seat, the first seat first. */
  readonly seats: readonly number[];
  readonly games: ReadonlyMap<string, number>;
}

export interface RoundWish {
  /** The best first, as they stand. */
  readonly entrants: readonly Entrant[];
  readonly system: PairingSystem;
  readonly perTable: number;
  readonly games: readonly ClubGame[];
  /** Where it is played on devices: those who have one sit together as far as it can be. */
  readonly withDevice?: ReadonlySet<PersonNumber> | undefined;
}

/** Whether two of a table cannot both play on a device of their own, though one of them could. */
export type IsMixed = (one: Entrant, other: Entrant) => boolean;

export interface PairedTable {
  /** Seat 1 first. */
  readonly people: readonly PersonNumber[];
  readonly game: string;
}

export interface PairedRound {
  /** Table 1 first: the best sit there. */
  readonly tables: readonly PairedTable[];
  readonly byes: readonly PersonNumber[];
}

/** Who sits together, before it is said where and at what. */
export interface Groups {
  readonly groups: readonly (readonly Entrant[])[];
  readonly byes: readonly Entrant[];
}
