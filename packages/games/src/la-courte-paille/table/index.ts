import { lettered } from '@kast/ui/kit';
import { reasoned } from '../../box/hint-reasons.ts';
import type { TableModule } from '../../box/index.ts';
import type { PailleEvent, PailleMove, PailleView } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { advise } from './advise.ts';
import { PailleTable } from './PailleTable.tsx';
import { nameHidden } from './name-hidden.ts';
import { prompt } from './prompt.ts';
import { Reckoning } from './Reckoning.tsx';
import { tell } from './tell.ts';
import { verdict } from './verdict.ts';

export const table: TableModule<PailleView, PailleMove, PailleEvent, PailleTexts> = {
  Table: lettered(PailleTable),
  Reckoning: lettered(Reckoning),
  shape: 'tall',
  prompt,
  verdict,
  tell,
  advise,
  nameHidden,
  hintReasons: (language) =>
    reasoned(import('./hint-reasons.ts'), import(`../texts/${language}/hint-reasons.ftl`)),
  diagrams: async () => (await import('../texts/diagrams.ts')).diagrams(),
  hides: () => true,
};
