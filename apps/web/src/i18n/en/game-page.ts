import type { Messages } from '../nl/index.ts';

export const gamePage: Messages['gamePage'] = {
  quick: 'Play now',
  set: 'Set a table',
  learn: 'Learn it in a few moves',
  learnShort: 'Lessons',
  practise: 'Practise your throw',
  practiceTitle: (game) => `Practise for ${game}`,
  rules: 'Rules',
  rulesHint: 'Every rule, numbered, with drawings',
  recent: 'At other tables',
  recentNone: 'Nobody is playing in the open right now.',
  recentUnreachable: 'The server cannot be reached. You can still play on this device.',
  watch: 'Watch',
  lookBack: 'Look back',
  running: 'running',
};
