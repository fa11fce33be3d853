import { useLoaded } from '@kast/ui';
import { boxOf } from '../cupboard/boxes.ts';
import { language } from '../i18n/language.ts';
import { openDoor } from '../page/doors.ts';
import { textsDoor } from '../page/game-doors.ts';

/** What a seat of a game is called; undefined where it has only a number, or until that is here. */
export type SeatNames = (game: string, seat: number) => string | undefined;

export function useSeatNames(games: readonly string[]): SeatNames {
  const spoken = language();
  const loaded = useLoaded(
    () =>
      Promise.all(
        games.map(async (game) => {
          const box = boxOf(game);
          return [game, box && (await openDoor(textsDoor(box, spoken)))] as const;
        }),
      ),
    [games.join(' '), spoken],
  );
  if (loaded.status !== 'here') return () => undefined;
  const texts = new Map(loaded.value);
  return (game, seat) => texts.get(game)?.seatName(seat);
}
