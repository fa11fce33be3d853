import type { AbsenceRule } from '@kast/protocol/client';

/** The usual one first. */
export const ABSENCE_RULES: readonly AbsenceRule[] = ['wait', 'computer', 'forfeit'];

export function isAbsenceRule(value: unknown): value is AbsenceRule {
  return ABSENCE_RULES.some((rule) => rule === value);
}
