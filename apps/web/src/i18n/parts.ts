import { choice, listOf, number, player, text } from '@kast/games';

/** What the cupboard never says: fetched with the rooms that do (`later-texts.ts`). Links say the previews. */
export const later = [
  'absence',
  'account',
  'acts',
  'beginner',
  'bigScreen',
  'chance',
  'clock',
  'faults',
  'invitation',
  'notifications',
  'paper',
  'preview',
  'puzzles',
  'replay',
  'result',
  'rulebook',
  'setup',
  'ratings',
];

/** What the sentences of the web app are made with. */
export const parts = {
  who: player,
  players: listOf(player),
  winners: listOf(player),

  /** A game by its name, or by what somebody wrote for it. */
  game: text,
  /** A seat as its game calls it: "Light". */
  seatName: text,
  name: text,
  computer: text,
  names: listOf(text),
  rule: text,
  /** "2–6" */
  span: text,
  /** In notation. */
  move: text,
  /** Moves that what was typed could be. */
  meant: listOf(text),
  /** Where something is found: "192.168.1.20:8080". */
  address: text,
  expected: text,
  reason: text,
  field: text,
  text: text,
  option: text,
  allowed: listOf(text),
  /** As players know such numbers: "1512". */
  rating: text,
  uncertainty: text,
  problem: choice(
    'two-for-me',
    'only-bots',
    'empty',
    'too-long',
    'characters',
    'zone',
    'not-by-days',
    'no-holiday',
    'needs-account',
    'needs-clock',
    'only-people',
    'not-allowed',
    'no-plans',
    'gone-on',
    'your-turn',
    'no-answer',
    'contradiction',
    'over',
  ),

  /** What a puzzle is about. */
  goal: choice('win', 'stay-ahead', 'best-chance'),

  paper: choice('a4', 'letter'),
  /** The two sides of a game. */
  first: text,
  second: text,
  firstShare: number,
  secondShare: number,
  draws: number,
  moves: number,
  matches: number,
  seats: number,

  seat: number,
  count: number,
  ply: number,
  lesson: number,
  done: number,
  percent: number,
  otherPercent: number,
  level: number,
  points: number,
  version: number,
  at: number,
  min: number,
  max: number,
  longest: number,
  most: number,
  limit: number,
  seconds: number,
  minutes: number,
  hours: number,
  days: number,
  /** Seconds that go over to the next decision. */
  saved: number,
  /** A time zone: Europe/Amsterdam. */
  zone: text,
};
