import type { TableProps } from '@kast/ui';
import type { PailleEvent, PailleMove, PailleView } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';

export type PailleProps = TableProps<PailleView, PailleMove, PailleEvent, PailleTexts>;
