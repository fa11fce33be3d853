import type { PracticeRoom } from '../../box/index.ts';
import type { LeibkoecheTexts } from '../texts/texts.ts';
import { PracticeKitchen } from './toss/PracticeKitchen.tsx';

export const practice: PracticeRoom<LeibkoecheTexts> = { Room: PracticeKitchen };
