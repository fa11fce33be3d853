import type { Player } from '@kast/games';
import type { Outcome, Seat, Standing } from '@kast/kernel';
import { bindingOf } from '@kast/protocol/client';
import { type Holder, playsHere } from '../session/holder.ts';
import { isShared, nameOf, type Speech } from './seat-words.ts';

export interface TurnNow {
  readonly standing: Standing;
  readonly holders: readonly Holder[];
  readonly thinking: Seat | undefined;
}

/** Whose turn it is, in words. */
export function turnWords(speech: Speech, { standing, holders, thinking }: TurnNow): string {
  const { table } = speech.t;
  if (standing.outcome) return endWords(speech, standing.outcome, holders);
  const { toDecide } = standing;
  const players = toDecide.map((seat) => turnPlayer(speech, holders, seat));
  const own = players.findIndex(({ isYou }) => isYou);
  const who = players[Math.max(own, 0)];
  if (!who) return chanceWords(speech, { standing, holders });
  if (own >= 0) {
    // T3
    const hasResigned = standing.resigned.includes(toDecide[own] ?? 0);
    return hasResigned ? table.turnForYou : table.turnOf({ who });
  }
  if (toDecide.every((seat) => holders[seat - 1]?.kind === 'open')) return table.turnOpen;
  if (players.length > 1) return table.turnOfSeveral({ players });
  return thinking === undefined ? table.turnOf({ who }) : table.turnThinking({ who });
}

/** What chance waits for: somebody who has still to sit down, or devices that add their numbers. */
function chanceWords(speech: Speech, { standing, holders }: Omit<TurnNow, 'thinking'>): string {
  const { table } = speech.t;
  const awaited = awaitedBeforeChance(standing, holders);
  if (awaited.some(({ kind }) => kind === 'open')) return table.turnOpen;
  if (awaited.length === 0) return table.turnChance;
  // Who is bound already waits for those who are not.
  const unbound = awaited.filter((holder) => bindingOf(holder, standing.resigned) === 'unbound');
  const late = unbound.length > 0 ? unbound : awaited;
  return table.turnNumbers({ players: late.map(({ seat }) => turnPlayer(speech, holders, seat)) });
}

/** Whoever has to sit down, or has to add a number, before anything can be drawn. */
export function awaitedBeforeChance(
  { toDecide, outcome, resigned }: Standing,
  holders: readonly Holder[],
): readonly Holder[] {
  if (outcome || toDecide.length > 0) return [];
  return holders.filter((holder) => bindingOf(holder, resigned) !== 'settled');
}

/** Who has won, in words. */
export function endWords(speech: Speech, { winners }: Outcome, holders: readonly Holder[]): string {
  const { table } = speech.t;
  if (winners.length === 0) return table.turnDraw;
  return table.turnWon({ winners: winners.map((seat) => turnPlayer(speech, holders, seat)) });
}

/** People who share a device are called by their names: "you" would be both of them. */
export function turnPlayer(speech: Speech, holders: readonly Holder[], seat: Seat): Player {
  const holder = holders[seat - 1];
  const isHere = holder !== undefined && playsHere(holder);
  return { name: nameOf(speech, holders, seat), isYou: isHere && !isShared(holders) };
}

/** Seat 1 first. */
export function turnPlayers(speech: Speech, holders: readonly Holder[]): readonly Player[] {
  return holders.map(({ seat }) => turnPlayer(speech, holders, seat));
}
