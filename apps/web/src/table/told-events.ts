import type { GameTexts, Player, TableModule } from '@kast/games';
import type { Seat } from '@kast/kernel';

type Teller = Pick<TableModule, 'tell'>;

interface KeptWords {
  readonly module: Teller;
  readonly texts: GameTexts;
  readonly players: readonly Player[];
  readonly resigned: readonly Seat[] | undefined;
  readonly words: string;
}

/** Goes with the events, which go with their match. */
const told = new WeakMap<readonly unknown[], KeptWords>();

/**
 * What happened, in a game's own words. The log, the foot and the ear tell of the same events, and the log
 * of all of them at every ply: a sentence is put together once.
 */
export function toldEvents(
  module: Teller,
  events: readonly unknown[],
  texts: GameTexts,
  players: readonly Player[],
  resigned?: readonly Seat[],
): string {
  const before = told.get(events);
  if (
    before?.module === module &&
    before.texts === texts &&
    before.resigned === resigned &&
    areCalledAlike(before.players, players)
  ) {
    return before.words;
  }
  const words = module.tell(events, texts, players, resigned);
  told.set(events, { module, texts, players, resigned, words });
  return words;
}

function areCalledAlike(some: readonly Player[], others: readonly Player[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ name, isYou }, seat) => {
      const other = others[seat];
      return name === other?.name && isYou === other.isYou;
    })
  );
}
