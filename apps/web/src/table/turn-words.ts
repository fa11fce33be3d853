import type { Outcome, Seat, Standing } from '@kast/kernel';
import { type Holder, playsHere } from '../session/holder.ts';
import { nameOf, type Speech, seatName } from './seat-words.ts';

export interface TurnNow {
  readonly standing: Standing;
  readonly holders: readonly Holder[];
  readonly thinking: Seat | undefined;
  readonly language: string;
}

/** Whose turn it is, in words. */
export function turnWords(
  speech: Speech,
  { standing, holders, thinking, language }: TurnNow,
): string {
  const { table } = speech.t;
  if (standing.outcome) return endWords(speech, standing.outcome, holders, language);
  const { toDecide } = standing;
  if (toDecide.length === 0) return table.turnChance;
  const [own, ...others] = holders.filter(playsHere).map(({ seat }) => seat);
  if (own !== undefined && others.length === 0 && toDecide.includes(own)) {
    // T3
    return standing.resigned.includes(own) ? table.turnForYou : table.turnYours;
  }
  const names = toDecide.map((seat) => turnName(speech, holders, seat));
  if (names.length > 1) return table.turnOfSeveral(listed(names, language));
  const [name = ''] = names;
  return thinking === undefined ? table.turnOf(name) : table.turnThinking(name);
}

/** Who has won, in words. */
export function endWords(
  speech: Speech,
  { winners }: Outcome,
  holders: readonly Holder[],
  language: string,
): string {
  const { table } = speech.t;
  if (winners.length === 0) return table.turnDraw;
  const here = holders.filter(playsHere).map(({ seat }) => seat);
  if (winners.length === 1 && here.length === 1 && here[0] === winners[0]) return table.turnWonYou;
  return table.turnWon(
    listed(
      winners.map((seat) => turnName(speech, holders, seat)),
      language,
    ),
  );
}

/** People who share a device are called by their side: "you" would be both of them. */
export function turnName(speech: Speech, holders: readonly Holder[], seat: Seat): string {
  const isShared = holders.filter(playsHere).length > 1;
  const holder = holders[seat - 1];
  return isShared && holder && playsHere(holder)
    ? seatName(speech, seat)
    : nameOf(speech, holders, seat);
}

/** Seat 1 first. */
export function turnNames(speech: Speech, holders: readonly Holder[]): readonly string[] {
  return holders.map(({ seat }) => turnName(speech, holders, seat));
}

function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
