import { must, type Seat } from '@kast/kernel';
import type { Circle } from './circles.ts';
import type { Stack, Stone } from './state.ts';

export function stackAt(stacks: readonly Stack[], at: Circle): Stack {
  return must(stacks[at], `circle ${at}`);
}

export function topOf(stack: Stack): Stone | undefined {
  return stack.at(-1);
}

/** Some stacks replaced, the others shared. */
export function withStacks(
  stacks: readonly Stack[],
  changed: ReadonlyArray<readonly [Circle, Stack]>,
): readonly Stack[] {
  const result = [...stacks];
  for (const [at, stack] of changed) result[at] = stack;
  return result;
}

export function put(stack: Stack, owner: Seat): Stack {
  return [...stack, { owner, waited: 0 }];
}

/** Takes out the stone at this height; those above sink, and a stone that comes on top waits no more. */
export function without(stack: Stack, height: number): Stack {
  return rested(stack.filter((_, index) => index !== height));
}

/** DD5.3: all stones of one owner leave and the stack closes up. */
export function withoutOwner(stack: Stack, owner: Seat): Stack {
  if (!stack.some((stone) => stone.owner === owner)) return stack;
  return rested(stack.filter((stone) => stone.owner !== owner));
}

/** DD3.7: one more turn of this owner has gone by for the stones that are covered. */
export function afterTurnOf(stack: Stack, owner: Seat): Stack {
  const waits = (stone: Stone, height: number): boolean =>
    stone.owner === owner && height < stack.length - 1;
  if (!stack.some(waits)) return stack;
  return stack.map((stone, height) =>
    waits(stone, height) ? { ...stone, waited: stone.waited + 1 } : stone,
  );
}

/** The height of the highest stone of this owner that may leave; undefined where none may. */
export function movableHeight(
  stack: Stack,
  owner: Seat,
  block: number | 'endless',
): number | undefined {
  for (let height = stack.length - 1; height >= 0; height--) {
    const stone = must(stack[height], 'a stone');
    if (stone.owner === owner && mayLeave(stack, height, block)) return height;
  }
  return undefined;
}

/** DD3.3, DD3.7 */
function mayLeave(stack: Stack, height: number, block: number | 'endless'): boolean {
  return height === stack.length - 1 || hasWaitedEnough(must(stack[height], 'a stone'), block);
}

/** DD3.7 */
export function hasWaitedEnough({ waited }: Stone, block: number | 'endless'): boolean {
  return block !== 'endless' && waited >= block;
}

function rested(stack: Stack): Stack {
  const top = stack.at(-1);
  return top && top.waited > 0 ? [...stack.slice(0, -1), { ...top, waited: 0 }] : stack;
}
