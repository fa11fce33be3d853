import { must, type Random } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import { type Attack, colourOf } from '../rules/index.ts';
import type { Recollection } from './memory.ts';

export interface Question {
  readonly attack: Attack;
  readonly mind: Recollection;
  readonly falseClaim: DrunterOptions['falseClaim'];
  /** Percentage of doubtful cases in which it claims all the same. */
  readonly dares: number;
  readonly random: Random;
}

/** "Mine is right", or "go on". DD4.3 */
export function chooseAnswer(question: Question): 'claim' | 'allow' {
  const { attack, mind, falseClaim, dares, random } = question;
  const at = attack.to;
  if (must(mind.isSure[at], 'a circle')) {
    return mind.colours[at] === colourOf(attack.asked) ? 'claim' : 'allow';
  }
  // DD4.4: where a false claim costs nothing there is nothing to lose.
  if (falseClaim === 'free') return 'claim';
  const seemsRight = mind.colours[at] === colourOf(attack.asked);
  return random.below(100) < dares * (seemsRight ? 3 : 1) ? 'claim' : 'allow';
}
