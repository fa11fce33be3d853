import { type Aim, otherFace, type Pan, type Trace } from '../rules/index.ts';
import { fallOf } from './fall.ts';
import { fly } from './flight.ts';
import type { Kitchen } from './kitchen.ts';
import type { TossOdds } from './odds.ts';

export interface Trial {
  readonly pan: Pan;
  readonly aim: Aim;
  readonly tosses: number;
  /** The next toss of the hand that is tried. */
  readonly trace: () => Trace;
}

/** LK8.4: tosses again and again with one pan, one aim and one hand. */
export function measure(kitchen: Kitchen, { pan, aim, tosses, trace }: Trial): TossOdds {
  const counts = { caught: 0, caughtOther: 0, missed: 0, missedOther: 0 };
  const before = 1;
  const meant = aim === 'half' ? otherFace(before) : before;
  for (let toss = 0; toss < tosses; toss++) {
    const { result, face } = fallOf(fly(kitchen, trace(), pan).landing, before);
    if (result !== 'invalid') counts[face === meant ? result : (`${result}Other` as const)] += 1;
  }
  return {
    caught: counts.caught / tosses,
    caughtOther: counts.caughtOther / tosses,
    missed: counts.missed / tosses,
    missedOther: counts.missedOther / tosses,
  };
}
