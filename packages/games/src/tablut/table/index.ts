import { reasoned } from '../../box/hint-reasons.ts';
import type { TableModule } from '../../box/index.ts';
import type { TablutEvent, TablutMove, TablutView } from '../rules/index.ts';
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
  hintReasons: (language) =>
    reasoned(import('./hint-reasons.ts'), import(`../texts/${language}/hint-reasons.ftl`)),
  diagrams: async () => (await import('../texts/diagrams.ts')).diagrams(),
  hides: () => false,
};
