import { account } from './account.ts';
import { cupboard } from './cupboard.ts';
import { faults } from './faults.ts';
import { gamePage } from './game-page.ts';
import { lessons } from './lessons.ts';
import { page } from './page.ts';
import { replay } from './replay.ts';
import { rulebook } from './rulebook.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';

export const messages = {
  account,
  cupboard,
  faults,
  gamePage,
  lessons,
  page,
  replay,
  rulebook,
  setup,
  table,
};

/** Dutch comes first: every other language has exactly these keys. */
export type Messages = typeof messages;
