/** The positions of a rulebook, made when the first of them is shown: a table that is opened has no use for them. */
export function diagramsFrom<State, View, Id extends string>(
  states: () => Readonly<Record<Id, State>>,
  viewOf: (state: State) => View,
): () => Readonly<Record<Id, View>> {
  let made: Readonly<Record<Id, View>> | undefined;
  return () => {
    made ??= Object.fromEntries(
      Object.entries<State>(states()).map(([id, state]) => [id, viewOf(state)]),
    ) as Record<Id, View>;
    return made;
  };
}
