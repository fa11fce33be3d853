import { lettered } from '@kast/ui/kit';
import { reasoned } from '../../box/hint-reasons.ts';
import type { TableModule } from '../../box/index.ts';
import type { DrunterEvent, DrunterMove, DrunterView } from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';
import { adviceLimit, advise } from './advise.ts';
import { DrunterTable } from './DrunterTable.tsx';
import { nameHidden } from './name-hidden.ts';
import { prompt } from './prompt.ts';
import { Reckoning } from './Reckoning.tsx';
import { aloud, tell } from './tell.ts';
import { verdict } from './verdict.ts';

export const table: TableModule<DrunterView, DrunterMove, DrunterEvent, DrunterTexts> = {
  Table: lettered(DrunterTable),
  Reckoning: lettered(Reckoning),
  shape: 'tall',
  boardShape: 'wide',
  // DD1.4
  seatColours: ['red', 'orange', 'yellow', 'green', 'blue', 'purple'],
  turns: true,
  prompt,
  verdict,
  tell,
  aloud,
  advise,
  adviceLimit,
  nameHidden,
  hintReasons: (language) =>
    reasoned(import('./hint-reasons.ts'), import(`../texts/${language}/hint-reasons.ftl`)),
  diagrams: async () => (await import('../texts/diagrams.ts')).diagrams(),
  // What is hidden is hidden from everybody alike: there is no side to look at.
  hides: () => false,
};
