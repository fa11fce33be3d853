const LONGEST = 128;

/**
 * Values for `in (…)`, in parts and filled up with repeats to a power of two: each length is a statement
 * of its own, which the database prepares and keeps.
 */
export function inLists<Value>(values: readonly Value[]): readonly (readonly Value[])[] {
  const lists: Value[][] = [];
  for (let start = 0; start < values.length; start += LONGEST) {
    const part = values.slice(start, start + LONGEST);
    const length = 2 ** Math.ceil(Math.log2(part.length));
    lists.push(Array.from({ length }, (_, index) => part[index % part.length] as Value));
  }
  return lists;
}
