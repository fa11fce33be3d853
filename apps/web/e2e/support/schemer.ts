import { registry } from '@kast/games';
import { type AnyGame, must, seededRandom } from '@kast/kernel';
import type { Told } from './snapshot.ts';

/** What of the house a schemer looks at. */
export interface HouseView {
  readonly columns: readonly (readonly ({
    readonly cards: readonly { readonly card: string }[];
  } | null)[])[];
}

/**
 * Whispers moves to somebody who wants to see everything happen: first of all a rest that lapses, then
 * takings, then whatever carries a stack of several classes past the goal of its lower cards.
 */
export async function schemer() {
  const box = must(
    registry.find(({ info }) => info.id === 'heuchel-und-meuchel'),
    'Heuchel & Meuchel',
  );
  const game: AnyGame = await box.rules();

  return (told: Told<HouseView>): string => {
    const seat = must(told.you, 'a seat');
    const { view } = told.standing;
    const seen = {
      viewer: seat,
      seats: told.seats.length,
      options: told.options,
      ply: told.standing.ply,
      view,
      memory: told.memory,
    };
    const state = game.imagine(seen, seededRandom(told.standing.ply));
    const ranked = game.moves(state, seat).map((move) => {
      const after = game.apply(state, seat, move);
      const kinds = game
        .events({ before: state, by: seat, move, after }, seat)
        .map((event) => (event as { readonly kind: string }).kind);
      const text = game.notation.make(state, move);
      const own = view.columns[seat - 1]?.[Number.parseInt(text, 10) - 1]?.cards ?? [];
      const isMixed = new Set(own.map(({ card }) => card.charAt(0))).size > 1;
      return { text, wish: wishOf(kinds, game.turn(after)) + (isMixed ? 0.5 : 0) };
    });
    return must(ranked.toSorted((one, other) => other.wish - one.wish)[0], 'a move').text;
  };
}

function wishOf(kinds: readonly string[], turn: ReturnType<AnyGame['turn']>): number {
  if (turn.kind === 'over') return -1;
  if (kinds.includes('lapsed')) return 4;
  if (kinds.includes('took')) return 3;
  // What can be taken comes next.
  if (turn.kind === 'seats' && turn.rule === 'HM4.1') return 2;
  return kinds.includes('stopped') || kinds.includes('arrived') ? 0 : 1;
}
