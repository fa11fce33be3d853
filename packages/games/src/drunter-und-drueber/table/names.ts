import { enumerated } from '../../box/texts/enumerated.ts';
import {
  type Circle,
  CIRCLES,
  colourOf,
  type DrunterView,
  hasWaitedEnough,
  makeCircle,
} from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';

/** A circle for the ear: "c4, empty, red", "d5, stack of 2, from the bottom red and orange". */
export function nameOfCircle(
  view: DrunterView,
  at: Circle,
  isTarget: boolean,
  texts: DrunterTexts,
): string {
  const { circle } = texts.table;
  const stack = view.stacks[at] ?? [];
  const colour = view.circles[at] ?? null;
  const parts = [makeCircle(at)];
  if (stack.length === 0) parts.push(colour ? circle.empty({ colour }) : circle.hidden);
  else {
    const colours = stack.map(({ owner }) => colourOf(owner));
    const [only] = colours;
    parts.push(
      colours.length === 1 && only ? circle.stone({ colour: only }) : circle.stack({ colours }),
    );
    if (colour) parts.push(circle.under({ colour }));
    parts.push(...waiting(view, at, texts));
  }
  if (isTarget) parts.push(circle.target);
  return parts.join(', ');
}

/** A whole board for the ear: only what stands on it. */
export function nameOfBoard(view: DrunterView, texts: DrunterTexts): string {
  const taken = CIRCLES.filter((at) => view.stacks[at]?.length);
  const names = taken.map((at) => nameOfCircle(view, at, false, texts));
  return enumerated([texts.table.board, ...names], texts.table);
}

function waiting(view: DrunterView, at: Circle, { table: { circle } }: DrunterTexts): string[] {
  const { block } = view.options;
  if (block === 'endless') return [];
  return (view.stacks[at] ?? [])
    .filter(({ waited }) => waited > 0)
    .map((stone) => {
      const colour = colourOf(stone.owner);
      return hasWaitedEnough(stone, block)
        ? circle.mayLeave({ colour })
        : circle.waited({ colour, turns: stone.waited, block });
    });
}
