import type { TableModule } from '@kast/games/box/index.ts';
import type { MorrisEvent, MorrisMove, MorrisState } from '../rules/index.ts';
import { diagrams } from '../texts/diagrams.ts';
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
  diagrams: () => diagrams,
  curtain: false,
};
