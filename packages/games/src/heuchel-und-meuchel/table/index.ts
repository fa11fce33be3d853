import { lettered } from '@kast/ui/kit';
import { reasoned } from '../../box/hint-reasons.ts';
import type { TableModule } from '../../box/index.ts';
import type { HeuchelEvent, HeuchelMove, HeuchelView } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { adviceLimit, advise, adviseShown } from './advise.ts';
import { HeuchelTable } from './HeuchelTable.tsx';
import { nameHidden } from './name-hidden.ts';
import { prompt } from './prompt.ts';
import { Reckoning } from './Reckoning.tsx';
import { tell } from './tell.ts';

export const table: TableModule<HeuchelView, HeuchelMove, HeuchelEvent, HeuchelTexts> = {
  Table: lettered(HeuchelTable),
  Reckoning: lettered(Reckoning),
  shape: 'tall',
  prompt,
  tell,
  advise,
  adviseShown,
  adviceLimit,
  nameHidden,
  hintReasons: (language) =>
    reasoned(import('./hint-reasons.ts'), import(`../texts/${language}/hint-reasons.ftl`)),
  diagrams: async () => (await import('../texts/diagrams.ts')).diagrams(),
  hides: () => true,
};
