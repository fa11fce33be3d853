import type { HintReasons, Language, TableModule } from '@kast/games';
import type { Door } from '../page/doors.ts';

/** Why a move is a good one, as a game says it; null where it gives no reasons. */
export function hintReasonsDoor(
  game: string,
  { hintReasons }: TableModule,
  spoken: Language,
): Door<HintReasons | null> {
  return {
    name: `reasons of ${game} in ${spoken}`,
    open: async () => (await hintReasons?.(spoken)) ?? null,
  };
}
