import type { Random } from '@kast/kernel';
import type { Aim, Trace } from '../rules/index.ts';
import { type Stroke, strokeTrace } from './stroke.ts';

const MEANT: Readonly<Record<Aim, Stroke>> = {
  half: { speed: 45, release: 115, level: 0 },
  full: { speed: 66, release: 115, level: 0 },
};

/** How far a practised hand strays, as standard deviations: speed in percent, the others in units. */
const STRAYING = { speed: 7, release: 60, level: 60 };

/** LK8.6: of bots, level 1 first. Level 5 is practised, level 1 catches about half as often. */
export const UNSTEADINESS = [210, 175, 145, 120, 100] as const;

/**
 * LK8.6: a toss as a hand makes it. With an unsteadiness of 100 the hand is the practised one of LK8.4,
 * with 0 it does what it means.
 */
export function handTrace(aim: Aim, unsteadiness: number, random: Random): Trace {
  const { speed, release, level } = MEANT[aim];
  const stray = (much: number): number => (straying(random) * much * unsteadiness) / 100;
  return strokeTrace({
    speed: speed * (1 + stray(STRAYING.speed) / 100),
    release: release + stray(STRAYING.release),
    level: level + stray(STRAYING.level),
  });
}

/** Bell-shaped about 0, with a standard deviation of 1: six draws from −1 to 1 have one of √2. */
export function straying(random: Random): number {
  let total = 0;
  for (let draw = 0; draw < 6; draw++) total += random.below(2001) - 1000;
  return total / 1414;
}
