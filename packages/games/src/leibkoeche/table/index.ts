import { reasoned } from '../../box/hint-reasons.ts';
import type { TableModule } from '../../box/index.ts';
import {
  type LeibkoecheEvent,
  type LeibkoecheMove,
  type LeibkoecheView,
  secretsOf,
} from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';
import { advise } from './advise.ts';
import { LeibkoecheTable } from './LeibkoecheTable.tsx';
import { nameHidden } from './name-hidden.ts';
import { prompt } from './prompt.ts';
import { tell } from './tell.ts';

export const table: TableModule<LeibkoecheView, LeibkoecheMove, LeibkoecheEvent, LeibkoecheTexts> =
  {
    Table: LeibkoecheTable,
    shape: 'tall',
    seatColours: ['blue', 'green', 'purple', 'orange'],
    prompt,
    tell,
    advise,
    nameHidden,
    hintReasons: (language) =>
      reasoned(import('./hint-reasons.ts'), import(`../texts/${language}/hint-reasons.ftl`)),
    diagrams: async () => (await import('../texts/diagrams.ts')).diagrams(),
    // LK10.2: only who has looked under a cover has anything to hide, until all are lifted.
    hides: (view, viewer) => secretsOf(view, viewer).length > 0,
  };
