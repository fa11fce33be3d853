import { type Seat, seededRandom, seenBy, standingFor } from '@kast/kernel';
import type { LegalMoves } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';

/** Few positions of any game have more; who wants all of them has the rules. */
const MOST_MOVES = 400;

/** Of games whose moves cannot be listed, as the flight of a throw. */
const SAMPLES = 8;

/**
 * What a seat may answer, for programs that do not have the rules. Worked out from what the seat has seen, as a
 * computer's own thought: nothing that is hidden from it can have a part in it.
 */
export function legalMoves({ id, hosted }: LiveMatch, seat: Seat): LegalMoves {
  const { match } = hosted;
  const { question } = standingFor(match, seat);
  if (question === undefined) return { moves: [], isComplete: true };
  const { game } = match;
  const seen = seenBy(hosted, seat);
  const random = seededRandom(`${id}/${seat}/${question}`);
  const state = game.imagine(seen, random);
  const listed = game.moves(state, seat);
  const isListed = listed.length > 0;
  const sample = () => game.sample?.(state, seat, random);
  const shown = isListed
    ? spread(listed, MOST_MOVES)
    : Array.from({ length: game.sample ? SAMPLES : 0 }, sample);
  const moves = [...new Set(shown.map((move) => game.notation.make(state, move)))];
  return {
    question,
    moves,
    isComplete: isListed && listed.length <= MOST_MOVES && !game.sample,
  };
}

/** As many, from the first to the last. */
function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from(
    { length: most },
    (_, index) => items[Math.floor((index * items.length) / most)] as Item,
  );
}
