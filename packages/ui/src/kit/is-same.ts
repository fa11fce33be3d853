/** The same move: plain JSON, in whatever order its keys come. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  return Array.isArray(one) === Array.isArray(other) && isAlike(one, other, isSame);
}

/** The same properties with the same values: the very same, unless `isEqual` says what counts. */
export function isAlike(
  one: object,
  other: object,
  isEqual: (one: unknown, other: unknown) => boolean = Object.is,
): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => isEqual(Reflect.get(one, key), Reflect.get(other, key)));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
