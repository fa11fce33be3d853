import type { HiddenThing } from '@kast/bots';
import type { PailleState } from '../rules/index.ts';

/** CP7.2: hands, with the card that lies chosen, and what lies face down in the week. */
export function hidden({ hands, chosen, week }: PailleState): readonly HiddenThing[] {
  const held = hands.flatMap((hand, index) => {
    const card = chosen[index];
    const where = `hand-${index + 1}`;
    return [...hand, ...(card ? [card] : [])].map((what) => ({ where, what }));
  });
  const days = week.flatMap(({ card, up }, index) =>
    up ? [] : [{ where: `week-${index + 1}`, what: card }],
  );
  return [...held, ...days];
}
