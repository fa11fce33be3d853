import type { ClubGame, Entrant, PairedTable } from './round.ts';

/** For each table what its people have played least tonight; of those, what fewest tables play this time. */
export function chooseGames(
  tables: readonly (readonly Entrant[])[],
  games: readonly ClubGame[],
): readonly PairedTable[] {
  const boxes = new Map<string, number>();
  return tables.map((group) => {
    const [chosen] = games
      .filter(({ min, max }) => group.length >= min && group.length <= max)
      .map(({ id }) => ({ id, cost: playedBy(group, id) * 1000 + (boxes.get(id) ?? 0) }))
      .toSorted((one, other) => one.cost - other.cost);
    if (!chosen) throw new Error(`no game of the evening is for ${group.length}`);
    boxes.set(chosen.id, (boxes.get(chosen.id) ?? 0) + 1);
    return { people: group.map(({ person }) => person), game: chosen.id };
  });
}

function playedBy(group: readonly Entrant[], game: string): number {
  return group.reduce((sum, { games }) => sum + (games.get(game) ?? 0), 0);
}
