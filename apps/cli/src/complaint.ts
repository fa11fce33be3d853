import { fail, type Result } from '@kast/kernel';

/**
 * Why a command did not do its work. `usage` is a command that makes no sense (exit 2); `refused` is
 * one that the rules, or a file, stand against (exit 1).
 */
export interface Complaint {
  readonly kind: 'usage' | 'refused';
  readonly text: string;
}

export function usage(text: string): Result<never, Complaint> {
  return fail({ kind: 'usage', text });
}

export function refused(text: string): Result<never, Complaint> {
  return fail({ kind: 'refused', text });
}
