import type { GameTexts, TableModule } from '@kast/games';

/** What the ear is told of what happened: what the log says, and what may be heard but not read again. */
export function sayings(
  module: TableModule,
  texts: GameTexts,
  seatNames: readonly string[],
  events: readonly unknown[],
): readonly string[] {
  return [module.tell(events, texts, seatNames), module.aloud?.(events, texts, seatNames) ?? ''];
}
