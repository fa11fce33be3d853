import type { Level } from '@kast/bots';
import type { GameTexts } from '@kast/games';
import { type Seat, unreachable } from '@kast/kernel';
import type { Messages } from '../i18n/language.ts';
import { type Holder, playsHere } from '../session/holder.ts';
import type { Departure } from './departures.ts';

export interface Speech {
  readonly t: Messages;
  readonly texts: GameTexts;
}

/** What whoever sits there is called, whatever the game. */
export function holderName(t: Messages, holder: Holder): string {
  switch (holder.kind) {
    case 'you':
      return t.table.you;
    case 'device':
      return holder.name ?? t.table.neighbour;
    case 'bot':
      return holder.name ?? t.table.computer;
    case 'open':
      return t.table.openSeat;
    case 'person':
      return holder.gone ? t.table.somebody : (holder.name ?? t.table.seatNumbered(holder));
    default:
      return unreachable(holder.kind);
  }
}

/** The same in a list of matches, where no game speaks: whoever shares a device is called as at the table. */
export function nameInList(t: Messages, holders: readonly Holder[], holder: Holder): string {
  if (!playsHere(holder) || !isShared(holders)) return holderName(t, holder);
  return holder.name ?? t.table.seatNumbered({ seat: holder.seat });
}

export function namesInList(t: Messages, holders: readonly Holder[]): string {
  return holders.map((holder) => nameInList(t, holders, holder)).join(' – ');
}

/** What the seat itself is called: "Light", or its number. */
export function seatName({ t, texts }: Speech, seat: Seat): string {
  return texts.seatName(seat) ?? t.table.seatNumbered({ seat });
}

/**
 * Who plays no more, or has closed the table, for everybody to read: in a word or two, since a plate is narrow.
 * T3, T5, T12
 */
export function absenceWords(
  { t }: Speech,
  { seat, present, kind, away, substitute }: Holder,
  departures: ReadonlyMap<Seat, Departure | undefined>,
): string {
  if (departures.has(seat)) return t.table.left[departures.get(seat) ?? 'unknown'];
  if (substitute) return t.table.substitute;
  if (!present && away === 'lost') return t.table.lineLost;
  return !present && kind === 'person' ? t.table.away : '';
}

/**
 * What whoever sits there is called at the table: somebody without a name by the seat, and two of the same name
 * by name and seat.
 */
export function nameOf(speech: Speech, holders: readonly Holder[], seat: Seat): string {
  const holder = holders[seat - 1];
  if (!holder) return seatName(speech, seat);
  const nameAt = (one: Holder): string => nameAtTable(speech, one, isShared(holders));
  const name = nameAt(holder);
  const isTwin = holders.some((other) => other !== holder && nameAt(other) === name);
  return isTwin ? `${name} (${seatName(speech, seat)})` : name;
}

/** Do several people play on this device? Then nobody of them is “you”. */
export function isShared(holders: readonly Holder[]): boolean {
  return holders.filter(playsHere).length > 1;
}

function nameAtTable(speech: Speech, holder: Holder, isSharedDevice: boolean): string {
  const isSpokenTo = holder.kind === 'you' && !isSharedDevice;
  if (isSpokenTo || holder.kind === 'open' || holder.kind === 'bot') {
    return holderName(speech.t, holder);
  }
  if (holder.gone) return speech.t.table.somebody;
  return holder.name ?? seatName(speech, holder.seat);
}

/** How well a computer plays there, also one that sits in (T12). */
export function levelAt(holder: Holder | undefined): Level | undefined {
  return holder?.substitute?.level ?? holder?.level;
}

/** What stands under the name: which seat it is, unless the name says that, and how well a computer plays. */
export function seatDetail(
  speech: Speech,
  holders: readonly Holder[],
  seat: Seat,
): { readonly side: string; readonly level: string } {
  const side = speech.texts.seatName(seat) ?? '';
  const level = levelAt(holders[seat - 1]);
  return {
    side: side === nameOf(speech, holders, seat) ? '' : side,
    level: level === undefined ? '' : speech.t.table.level({ level }),
  };
}
