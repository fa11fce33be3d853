import { type Holder, playsHere } from '../session/holder.ts';
import type { Speech } from './seat-words.ts';
import { turnPlayer } from './turn-words.ts';

/** What leads to another match of the same players: one to be made, one that is ready, or one that is over. */
export function rematchWords({ t }: Speech, rematch: string | undefined, isOver: boolean): string {
  if (rematch === undefined) return t.result.rematch;
  return isOver ? t.result.toRematch : t.result.joinRematch;
}

/** Which side everybody here has in another match; undefined where the game has no names for its seats. */
export function rematchSeats(speech: Speech, holders: readonly Holder[]): string | undefined {
  const { t, texts } = speech;
  const names = holders.filter(playsHere).flatMap(({ seat }) => {
    const seatName = texts.seatName((seat % holders.length) + 1);
    const who = turnPlayer(speech, holders, seat);
    return seatName === undefined ? [] : [t.result.rematchSeat({ who, seatName })];
  });
  return names.length > 0 ? t.result.rematchSeats({ names }) : undefined;
}
