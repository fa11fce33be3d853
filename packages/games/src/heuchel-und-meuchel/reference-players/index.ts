import type { AnyBot } from '@kast/bots';
import { againstLot } from './against-lot.ts';

export const referencePlayers: Readonly<Record<string, AnyBot>> = { 'against-lot': againstLot };
