import type { TableProps } from '@kast/ui';
import type { HeuchelEvent, HeuchelMove, HeuchelView } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';

export type HeuchelProps = TableProps<HeuchelView, HeuchelMove, HeuchelEvent, HeuchelTexts>;
