import { must, type Random, type Seen, shuffled } from '@kast/kernel';
import type { LeibkoecheOptions } from '../info.ts';
import { KINDS, type Kind, type Low, THROWING } from './pancakes.ts';
import type { LeibkoecheView, SeenPile } from './view.ts';
import type { LeibkoecheState, Pile } from './state.ts';

/** What is seen stays; the king's other places, the crowns below and the stack are dealt anew. */
export function imagine(seen: Seen<LeibkoecheView, never>, random: Random): LeibkoecheState {
  const { view } = seen;
  const { mayDecline: _, ...known } = view;
  return {
    ...known,
    options: seen.options as LeibkoecheOptions,
    seats: seen.seats,
    king: imagineKing(view.king, random),
    piles: view.piles.map((pile) => imaginePile(pile, random)),
    stack: imagineStack(view, random),
  };
}

function imagineKing(known: readonly (Kind | null)[], random: Random): readonly Kind[] {
  const unknown = shuffled(
    random,
    KINDS.filter((kind) => !known.includes(kind)),
  );
  return known.map((kind) => kind ?? must(unknown.pop(), 'a kind not yet seen'));
}

/** LK10.3: a crown that has not been seen is somewhere below the top. */
function imaginePile({ kind, tile, size, crown }: SeenPile, random: Random): Pile {
  const places = { top: 0, below: crown === 'below' ? 1 + random.below(size - 1) : -1, gone: -1 };
  const crowns = Array.from({ length: size }, (_, index) => index === places[crown]);
  return { kind, tile, crowns };
}

function imagineStack(view: LeibkoecheView, random: Random): readonly Low[] {
  const { size, top } = view.stack;
  if (top === null) return [];
  const seen = [...view.lying, ...(view.held ? [view.held] : [])].map(({ low }) => low);
  const rest = [top, ...seen].reduce<readonly Low[]>(
    (lows, low) => lows.toSpliced(lows.indexOf(low), 1),
    THROWING,
  );
  return [top, ...shuffled(random, rest)].slice(0, size);
}
