import { reasoned } from '../../box/hint-reasons.ts';
import type { TableModule } from '../../box/index.ts';
import type { HeuchelEvent, HeuchelMove, HeuchelView } from '../rules/index.ts';
import { diagrams } from '../texts/diagrams.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { adviceLimit, advise } from './advise.ts';
import { HeuchelTable } from './HeuchelTable.tsx';
import { nameHidden } from './name-hidden.ts';
import { prompt } from './prompt.ts';
import { Reckoning } from './Reckoning.tsx';
import { tell } from './tell.ts';

export const table: TableModule<HeuchelView, HeuchelMove, HeuchelEvent, HeuchelTexts> = {
  Table: HeuchelTable,
  Reckoning,
  shape: 'tall',
  prompt,
  tell,
  advise,
  adviceLimit,
  nameHidden,
  hintReasons: (language) => reasoned(import('./hint-reasons.ts'), language),
  diagrams,
  curtain: true,
};
