/** Where each page of the web app is; `:game` is the id of a game, `:id` that of a match. */
export const PAGE_ADDRESSES = {
  cupboard: '/',
  history: '/history',
  recordReplay: '/replay',
  recordStory: '/replay/story',
  table: '/m/:id',
  matchReplay: '/m/:id/replay',
  matchStory: '/m/:id/story',
  game: '/:game',
  setup: '/:game/table',
  rulebook: '/:game/rules',
  lessons: '/:game/learn',
  puzzles: '/:game/puzzles',
  practice: '/:game/practice',
} as const;
