import type { PracticeRoom } from '../../box/index.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';
import { PracticeKitchen } from './toss/PracticeKitchen.tsx';

export const practice: PracticeRoom<LeibkoecheTexts> = { Room: PracticeKitchen };
