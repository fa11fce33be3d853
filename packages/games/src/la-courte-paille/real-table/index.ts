import { lettered } from '@kast/ui/kit';
import type { RealTable } from '../../box/real-table.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { EnterWeek } from './EnterWeek.tsx';

export const realTable: RealTable<PailleTexts> = { Room: lettered(EnterWeek) };
