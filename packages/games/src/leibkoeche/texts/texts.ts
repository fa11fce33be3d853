import type { OptionTextsFor } from '../../box/game-texts.ts';
import type { LeibkoecheOptions } from '../info.ts';

export type LeibkoecheOptionTexts = OptionTextsFor<LeibkoecheOptions>;
