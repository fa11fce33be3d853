import type { AnyGame } from '@kast/kernel';
import type { GameBox } from './game-box.ts';

/** The rules of one version of a game; undefined where there is no such version. */
export async function rulesOf(
  { info, rules, earlierRules }: Pick<GameBox, 'info' | 'rules' | 'earlierRules'>,
  version: number,
): Promise<AnyGame | undefined> {
  return info.rulesVersion === version ? rules() : earlierRules?.[version]?.();
}
