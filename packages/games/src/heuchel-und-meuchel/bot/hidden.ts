import type { HiddenThing } from '@kast/bots';
import { type HeuchelState, makeColumn } from '../rules/index.ts';

/** HM2.4, HM8: hands while they are arranged; then what lies beneath a card or face down, by height from the top. */
export function hidden({ hands, phase, columns }: HeuchelState): readonly HiddenThing[] {
  if (phase === 'arranging') {
    return hands.flatMap((hand, index) =>
      hand.map((what) => ({ where: `hand-${index + 1}`, what })),
    );
  }
  return columns.flatMap((column, index) =>
    column.flatMap((pile, floor) =>
      (pile?.cards ?? []).flatMap(({ card }, height) => {
        if (height === 0 && !pile?.faceDown) return [];
        return [{ where: `${makeColumn(index + 1)}${floor + 1}/${height + 1}`, what: card }];
      }),
    ),
  );
}
