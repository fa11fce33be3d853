import type { TableModule } from '@kast/games/box/index.ts';
import type { MorrisEvent, MorrisMove, MorrisState } from '../rules/index.ts';
import type { MorrisTexts } from '../texts/speak.ts';
import { advise } from './advise.ts';
import { MorrisTable } from './MorrisTable.tsx';
import { prompt } from './prompt.ts';
import { tell } from './tell.ts';

export const table: TableModule<MorrisState, MorrisMove, MorrisEvent, MorrisTexts> = {
  Table: MorrisTable,
  turns: true,
  prompt,
  tell,
  advise,
  diagrams: async () => (await import('../texts/diagrams.ts')).diagrams,
  hides: () => false,
};
