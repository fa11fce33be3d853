import { pick, type Random } from '@kast/kernel';
import { throughJson } from '../plain-json.ts';

/** The same value with two items of one of its lists exchanged: another shuffle, another deal. */
export function swapped(value: unknown, random: Random): unknown {
  const copy = throughJson(value);
  const lists = listsIn(copy).filter((list) => list.length > 1);
  if (lists.length === 0) return copy;
  const list = pick(random, lists);
  const [one, other] = [random.below(list.length), random.below(list.length)];
  [list[one], list[other]] = [list[other], list[one]];
  return copy;
}

function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value as unknown[], ...inside] : inside;
}
