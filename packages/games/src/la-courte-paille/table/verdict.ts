import type { RuleId } from '@kast/kernel';
import type { PailleView } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';

/** CP5.6: equal scores that another character settled; undefined where the scores say who has won. */
export function verdict(
  { outcome, voyage, reckonings }: PailleView,
  { endings }: PailleTexts,
): { readonly reason: string; readonly rule: RuleId } | undefined {
  const { settledBy, winners, scores } = reckonings.at(-1) ?? {};
  const [winner, ...others] = winners ?? [];
  if (!outcome || voyage || winner === undefined || others.length > 0) return undefined;
  if (!settledBy || settledBy === 'shark') return undefined;
  const points = scores?.[winner - 1] ?? 0;
  return { reason: endings.settled({ points, figures: settledBy }), rule: 'CP5.6' };
}
