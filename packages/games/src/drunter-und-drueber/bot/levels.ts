import type { Strengths } from '@kast/bots';

export interface Remembering {
  /** How long a colour stays in mind after it was covered, in rounds; each time another length. */
  readonly least: number;
  readonly most: number;
  /** So often, in a hundred, what has faded is mixed up with what lay beside it. */
  readonly confuses: number;
}

/** How people remember, look ahead, err and dare at this table. */
export interface DrunterWeaknesses {
  readonly remembers: Remembering | 'everything';
  /** How many boards it imagines where it does not know what lies hidden. */
  readonly worlds: number;
  /** It looks no further ahead, in plies; as deep as the budget allows where it is left out. */
  readonly deepest?: number;
  /** So often, in a hundred, a stone that has far to go is not thought of. */
  readonly overlooksFar: number;
  /** So often, in a hundred, it is not thought of that somebody could be held up. */
  readonly overlooksBlocks: number;
  /** How much going on with the stone that was moved last seems worth, in hundredths of an even chance to win. */
  readonly stubborn: number;
  /** How much a stone that comes home at once seems worth, likewise. */
  readonly greedy: number;
  /** By how much a step may be misjudged, up or down, for every step of the way that its stone has to go; likewise. */
  readonly misjudges: number;
  /** By how much it may misjudge a circle to lay a stone on, in hundredths of a turn. */
  readonly misplaces: number;
  /** It calls, or claims, when so many of a hundred boards that it imagines would bear it out. */
  readonly callsAt: number;
  readonly claimsAt: number;
}

/** From somebody who forgets what was under the hand a moment ago to one who forgets nothing. */
export const LEVELS: Strengths<DrunterWeaknesses> = {
  1: {
    remembers: { least: 2, most: 12, confuses: 60 },
    worlds: 2,
    budget: { nodes: 400 },
    deepest: 1,
    overlooksFar: 85,
    overlooksBlocks: 73,
    stubborn: 9,
    greedy: 5,
    misjudges: 13,
    misplaces: 290,
    callsAt: 70,
    claimsAt: 40,
  },
  2: {
    remembers: { least: 2, most: 14, confuses: 50 },
    worlds: 2,
    budget: { nodes: 800 },
    deepest: 1,
    overlooksFar: 72,
    overlooksBlocks: 58,
    stubborn: 6,
    greedy: 4,
    misjudges: 10,
    misplaces: 205,
    callsAt: 80,
    claimsAt: 45,
  },
  3: {
    remembers: { least: 3, most: 17, confuses: 40 },
    worlds: 2,
    budget: { nodes: 1_500 },
    deepest: 1,
    overlooksFar: 47,
    overlooksBlocks: 36,
    stubborn: 4,
    greedy: 3,
    misjudges: 5,
    misplaces: 110,
    callsAt: 90,
    claimsAt: 50,
  },
  4: {
    remembers: { least: 5, most: 21, confuses: 30 },
    worlds: 3,
    budget: { nodes: 3_000 },
    deepest: 2,
    overlooksFar: 16,
    overlooksBlocks: 26,
    stubborn: 3,
    greedy: 2,
    misjudges: 5,
    misplaces: 90,
    callsAt: 97,
    claimsAt: 50,
  },
  5: {
    remembers: 'everything',
    worlds: 4,
    budget: { nodes: 40_000, milliseconds: 1_200 },
    overlooksFar: 0,
    overlooksBlocks: 0,
    stubborn: 0,
    greedy: 0,
    misjudges: 0,
    misplaces: 0,
    callsAt: 100,
    claimsAt: 50,
  },
};
