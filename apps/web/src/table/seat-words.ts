import type { GameTexts } from '@kast/games';
import { type Seat, unreachable } from '@kast/kernel';
import type { Messages } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';

export interface Speech {
  readonly t: Messages;
  readonly texts: GameTexts;
}

/** What whoever sits there is called. */
export function holderName(t: Messages, holder: Holder): string {
  switch (holder.kind) {
    case 'you':
      return t.table.you;
    case 'device':
      return t.table.neighbour;
    case 'bot':
      return t.table.computer({ level: holder.level ?? 1 });
    case 'open':
      return t.table.openSeat;
    case 'person':
      return holder.name ?? t.table.nameless;
    default:
      return unreachable(holder.kind);
  }
}

/** What the seat itself is called: "Light", or its number. */
export function seatName({ t, texts }: Speech, seat: Seat): string {
  return texts.seatName(seat) ?? t.setup.seatNumbered({ seat });
}

/** Two computers of the same level, or two people without a name, are told apart by their seat. */
export function nameOf(speech: Speech, holders: readonly Holder[], seat: Seat): string {
  const holder = holders[seat - 1];
  if (!holder) return seatName(speech, seat);
  const name = holderName(speech.t, holder);
  const isTwin = holders.some((other) => other !== holder && holderName(speech.t, other) === name);
  return isTwin ? `${name} (${seatName(speech, seat)})` : name;
}
