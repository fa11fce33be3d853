import { type Circle, CIRCLES, colourOf, type DrunterView, makeCircle } from '../rules/index.ts';
import type { TableWords } from '../texts/table-words.ts';

/** A circle for the ear: "c4, empty, red", "d5, stack of 2, from the bottom red and orange". */
export function nameOfCircle(
  view: DrunterView,
  at: Circle,
  isTarget: boolean,
  words: TableWords,
): string {
  const { circle } = words;
  const stack = view.stacks[at] ?? [];
  const colour = view.circles[at] ?? null;
  const parts = [makeCircle(at)];
  if (stack.length === 0) parts.push(colour ? circle.empty(colour) : circle.hidden);
  else {
    const owners = stack.map(({ owner }) => colourOf(owner));
    const [only] = owners;
    parts.push(owners.length === 1 && only ? circle.stone(only) : circle.stack(owners));
    if (colour) parts.push(circle.under(colour));
    parts.push(...waiting(view, at, words));
  }
  if (isTarget) parts.push(circle.target);
  return parts.join(', ');
}

/** A whole board for the ear: only what stands on it. */
export function nameOfBoard(view: DrunterView, words: TableWords): string {
  const taken = CIRCLES.filter((at) => view.stacks[at]?.length);
  const names = taken.map((at) => nameOfCircle(view, at, false, words));
  return [words.board, ...names].join('; ');
}

function waiting(view: DrunterView, at: Circle, { circle, colours }: TableWords): string[] {
  const { block } = view.options;
  if (block === 'endless') return [];
  return (view.stacks[at] ?? [])
    .filter(({ waited }) => waited > 0)
    .map(({ owner, waited }) => {
      const who = colours[colourOf(owner)];
      return `${who} ${waited >= block ? circle.mayLeave : circle.waited(waited, block)}`;
    });
}
