/** The first of everybody, then the second of everybody, and so on: whoever has many takes only what others leave. */
export function inTurns<T>(items: readonly T[], ownerOf: (item: T) => string): readonly T[] {
  const had = new Map<string, number>();
  const rounds = items.map((item) => {
    const owner = ownerOf(item);
    const round = had.get(owner) ?? 0;
    had.set(owner, round + 1);
    return { item, round };
  });
  return rounds.toSorted((one, other) => one.round - other.round).map(({ item }) => item);
}
