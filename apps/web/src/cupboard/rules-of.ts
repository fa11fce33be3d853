import type { GameBox } from '@kast/games';
import type { AnyGame } from '@kast/kernel';

/** The rules that a match was begun under; undefined where this page does not know them. */
export async function rulesOf(box: GameBox, version: number): Promise<AnyGame | undefined> {
  return version === box.info.rulesVersion ? box.rules() : undefined;
}
