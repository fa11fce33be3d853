import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from './errors.ts';
import { readName } from './guest-name.ts';

export interface LoginName {
  /** As it is shown. */
  readonly name: string;
  /** As it is compared: however somebody has typed it. */
  readonly login: string;
}

/** A name by which one signs in: any that a guest may have, in any script. */
export function readLoginName(text: string): Result<LoginName, WireError<'bad-name'>> {
  const name = readName(text);
  if (!name.ok) return fail(name.error);
  return ok({ name: name.value, login: folded(name.value) });
}

/** Capitals, wide letters and ligatures are what they stand for. Lowered twice: what is taken apart may be large. */
function folded(name: string): string {
  const lowered = name.normalize('NFKC').toLowerCase().normalize('NFKC').toLowerCase();
  return lowered.replaceAll('ß', 'ss').replaceAll('ς', 'σ').replaceAll(/\s+/gu, ' ').trim();
}
