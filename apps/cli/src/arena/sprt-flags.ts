import { ok, type Result } from '@kast/kernel';
import { type Flags, textOf } from '../command.ts';
import { type Complaint, usage } from '../complaint.ts';
import type { SprtPlan } from '../statistics/sprt.ts';

export const SPRT_FLAGS = {
  sprt: { type: 'string' },
  alpha: { type: 'string' },
  beta: { type: 'string' },
} as const;

export const SPRT_HELP = [
  [
    '--sprt E0,E1',
    'plays until it is told apart whether a is stronger by E0 or by E1 Elo (--sprt=-5,0)',
  ],
  ['--alpha P', 'how often E1 may be believed while E0 is true (0.05)'],
  ['--beta P', 'how often E0 may be believed while E1 is true (0.05)'],
] as const;

/** Undefined where no test was asked for. */
export function sprtOf(flags: Flags): Result<SprtPlan | undefined, Complaint> {
  const text = textOf(flags, 'sprt');
  if (text === undefined) return ok(undefined);
  const [elo0 = Number.NaN, elo1 = Number.NaN, ...more] = text.split(',').map(Number);
  if (more.length > 0 || !(Math.abs(elo0) <= 1000 && Math.abs(elo1) <= 1000 && elo0 < elo1)) {
    return usage(`--sprt is two numbers of Elo, the smaller one first, not "${text}"`);
  }
  const alpha = errorOf(flags, 'alpha');
  if (!alpha.ok) return alpha;
  const beta = errorOf(flags, 'beta');
  if (!beta.ok) return beta;
  return ok({ elo0, elo1, alpha: alpha.value, beta: beta.value });
}

function errorOf(flags: Flags, name: string): Result<number, Complaint> {
  const text = textOf(flags, name) ?? '0.05';
  const share = Number(text);
  if (share >= 1e-6 && share < 0.5) return ok(share);
  return usage(`--${name} is a share below 0.5, not "${text}"`);
}
