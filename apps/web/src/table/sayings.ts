import type { GameTexts, Player, TableModule } from '@kast/games';

/** What the ear is told of what happened: what the log says, and what may be heard but not read again. */
export function sayings(
  module: TableModule,
  texts: GameTexts,
  players: readonly Player[],
  events: readonly unknown[],
): readonly string[] {
  return [module.tell(events, texts, players), module.aloud?.(events, texts, players) ?? ''];
}
