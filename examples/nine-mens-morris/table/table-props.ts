import type { TableProps } from '@kast/ui';
import type { MorrisEvent, MorrisMove, MorrisState } from '../rules/index.ts';
import type { MorrisTexts } from '../texts/speak.ts';

export type MorrisProps = TableProps<MorrisState, MorrisMove, MorrisEvent, MorrisTexts>;
