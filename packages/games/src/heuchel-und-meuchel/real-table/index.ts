import { lettered } from '@kast/ui/kit';
import type { RealTable } from '../../box/real-table.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { EnterEnd } from './EnterEnd.tsx';

export const realTable: RealTable<HeuchelTexts> = { Room: lettered(EnterEnd) };
