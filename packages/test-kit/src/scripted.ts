import {
  append,
  drawChance,
  type Entry,
  type Game,
  hashOfSeed,
  type Match,
  newMatch,
  type Seed,
} from '@kast/kernel';

/** A seed that everybody knows: for tests alone. */
export const TEST_SEED: Seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

export interface Beginning {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: Seed;
}

/** A fresh match, chance drawn; with the fewest seats and the default options unless told. */
export function begin<State, Move, View, Event>(
  game: Game<State, Move, View, Event>,
  { seats = game.info.seats.min, options = {}, seed = TEST_SEED }: Beginning = {},
): Match<State, Move, View, Event> {
  const started = newMatch(game, { seats, options, seedHash: hashOfSeed(seed) });
  if (!started.ok) throw new Error(`not a set-up: ${JSON.stringify(started.error)}`);
  return drawChance(started.value, seed);
}

/** Plays `'1 take 3', '2 resign', 'table forfeit 1 clock'`: who, a space, the move. Chance comes by itself. */
export function playLines<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  ...lines: readonly string[]
): Match<State, Move, View, Event> {
  return lines.reduce((before, line) => {
    const next = append(before, entryOf(line));
    if (!next.ok) throw new Error(`"${line}" was refused: ${JSON.stringify(next.error)}`);
    return drawChance(next.value, TEST_SEED);
  }, match);
}

function entryOf(line: string): Entry {
  const [who = '', ...move] = line.split(' ');
  const by = who === 'chance' || who === 'table' ? who : Number(who);
  return { by, move: move.join(' ') };
}
