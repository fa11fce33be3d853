import type { TableProps } from '@kast/ui';
import type { TablutEvent, TablutMove, TablutView } from '../rules/index.ts';
import type { TablutTexts } from '../texts/speak.ts';

export type TablutProps = TableProps<TablutView, TablutMove, TablutEvent, TablutTexts>;
