import type { TableProps } from '@kast/ui';
import type { DrunterEvent, DrunterMove, DrunterView } from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';

export type DrunterProps = TableProps<DrunterView, DrunterMove, DrunterEvent, DrunterTexts>;
