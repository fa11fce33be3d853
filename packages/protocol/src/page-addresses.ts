/** Where each page of the web app is; `:game` is the id of a game, `:id` that of a match, `:club` of an evening, `:player` of a player. */
export const PAGE_ADDRESSES = {
  cupboard: '/',
  history: '/history',
  recordReplay: '/replay',
  recordStory: '/replay/story',
  seatCode: '/code',
  club: '/club',
  clubEvening: '/club/:club',
  clubScreen: '/club/:club/screen',
  moderation: '/moderation',
  friends: '/friends',
  friendLink: '/friends/link',
  player: '/player/:player',
  table: '/m/:id',
  bigScreen: '/m/:id/screen',
  hand: '/m/:id/hand',
  matchReplay: '/m/:id/replay',
  matchStory: '/m/:id/story',
  game: '/:game',
  setup: '/:game/table',
  rulebook: '/:game/rules',
  lessons: '/:game/learn',
  puzzles: '/:game/puzzles',
  ladder: '/:game/ladder',
  practice: '/:game/practice',
  print: '/:game/print',
  printedRules: '/:game/print/rules',
  printedReference: '/:game/print/reference',
  printedScores: '/:game/print/scores',
  realTable: '/:game/real-table',
} as const;

/** The language that somebody chose on this device; for pages that the server has in each. */
export const LANGUAGE_COOKIE = 'kast-language';

/**
 * Stands for a match in the address of a page that is rendered ahead, where its game is not known; otherwise
 * the game does.
 */
export const ANY_GAME = 'any';
