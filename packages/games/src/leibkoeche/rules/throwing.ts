import { must, pick, type Random } from '@kast/kernel';
import { faceAfter, type Aim, otherFace, type Thrown } from './pancakes.ts';
import type { Pan } from './pans.ts';
import type { LeibkoecheRefusal } from './refusals.ts';
import type { Fall, LeibkoecheState, Toss } from './state.ts';
import { faultOfTrace, type TraceFault } from './trace.ts';

type Odds = Readonly<Record<Fall['result'], number>>;

/** LK9.1, in percent. */
export const ODDS: Readonly<Record<Aim, Readonly<Record<Pan, Odds>>>> = {
  half: {
    small: { caught: 40, missed: 55, invalid: 5 },
    normal: { caught: 65, missed: 32, invalid: 3 },
    large: { caught: 90, missed: 9, invalid: 1 },
  },
  full: {
    small: { caught: 30, missed: 64, invalid: 6 },
    normal: { caught: 50, missed: 46, invalid: 4 },
    large: { caught: 75, missed: 23, invalid: 2 },
  },
};

export function checkToss(state: LeibkoecheState, toss: Toss): LeibkoecheRefusal | undefined {
  const byChance = typeof toss === 'string';
  if (state.options.toss === 'chance') {
    return byChance ? undefined : { rule: 'LK3.8', reason: 'by-chance-only', facts: {} };
  }
  if (byChance) {
    if (state.options.assist === 'on') return undefined;
    return { rule: 'LK9.2', reason: 'by-hand-only', facts: {} };
  }
  const fault = faultOfTrace(toss);
  return fault && notAHand(fault);
}

/** LK3.8, LK9.2 */
export function mayTossByChance({ options }: LeibkoecheState): boolean {
  return options.toss === 'chance' || options.assist === 'on';
}

export function notAHand(fault: TraceFault): LeibkoecheRefusal {
  return { rule: 'LK8.2', reason: 'not-a-hand', facts: { fault } };
}

/** LK9.1; for a toss by hand a guess at the odds of some hand. */
export function drawFall(state: LeibkoecheState, random: Random): Fall {
  const toss =
    typeof state.toss === 'string' ? state.toss : pick(random, ['half', 'full'] as const);
  const { face } = heldOf(state);
  const odds = ODDS[toss][state.pan];
  const percent = random.below(100);
  if (percent < odds.caught) return { result: 'caught', face: faceAfter(toss, face) };
  if (percent >= odds.caught + odds.missed) return { result: 'invalid', face };
  return { result: 'missed', face: random.below(2) === 0 ? face : otherFace(face) };
}

/** LK3.5, LK3.7, LK9.1: what can come of a toss, whoever judged it. */
export function checkFall(state: LeibkoecheState, fall: Fall): LeibkoecheRefusal | undefined {
  const { face } = heldOf(state);
  return possibleFaces(state.toss, fall.result, face).includes(fall.face)
    ? undefined
    : { rule: 'LK3.7', reason: 'impossible-fall', facts: { face: fall.face } };
}

export function heldOf(state: LeibkoecheState): Thrown {
  return must(state.held, 'a pancake on the pan');
}

function possibleFaces(toss: Toss | null, result: Fall['result'], face: number): readonly number[] {
  if (result === 'invalid') return [face];
  if (result === 'caught' && typeof toss === 'string') return [faceAfter(toss, face)];
  return [face, otherFace(face)];
}
