import { reasoned } from '../../box/hint-reasons.ts';
import type { TableModule } from '../../box/index.ts';
import type { TablutEvent, TablutMove, TablutView } from '../rules/index.ts';
import { diagrams } from '../texts/diagrams.ts';
import { advise } from './advise.ts';
import { prompt } from './prompt.ts';
import { TablutTable } from './TablutTable.tsx';
import type { TablutTexts } from '../texts/speak.ts';
import { tell } from './tell.ts';

export const table: TableModule<TablutView, TablutMove, TablutEvent, TablutTexts> = {
  Table: TablutTable,
  turns: true,
  prompt,
  tell,
  advise,
  hintReasons: (language) => reasoned(import('./hint-reasons.ts'), language),
  diagrams,
  curtain: false,
};
