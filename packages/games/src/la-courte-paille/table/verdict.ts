import type { RuleId } from '@kast/kernel';
import type { PailleView } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';

/** CP5.1: who was eaten, and what that was worth. CP5.6: equal scores that another character settled. */
export function verdict(
  { outcome, voyage, reckonings }: PailleView,
  { endings }: PailleTexts,
): { readonly reason: string; readonly rule: RuleId } | undefined {
  const { eaten = [], settledBy, winners, scores } = reckonings.at(-1) ?? {};
  const [winner, ...others] = winners ?? [];
  if (!outcome || voyage || winner === undefined || others.length > 0) return undefined;
  const points = scores?.[winner - 1] ?? 0;
  if (!settledBy) {
    const isTold = eaten.length > 0 && points > 0;
    return isTold
      ? { reason: endings.straw({ figures: eaten, points }), rule: 'CP5.1' }
      : undefined;
  }
  if (settledBy === 'shark') return undefined;
  return { reason: endings.settled({ points, figures: settledBy }), rule: 'CP5.6' };
}
