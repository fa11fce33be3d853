import {
  append,
  beginPlaythrough,
  drawChance,
  type Entry,
  extendPlaythrough,
  type Game,
  hashOfSeed,
  type Match,
  newMatch,
  type Played,
  type Playthrough,
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
export function begin<State, Move, View, Event, Memory>(
  game: Game<State, Move, View, Event, Memory>,
  beginning: Beginning = {},
): Match<State, Move, View, Event, Memory> {
  return follow(game, beginning).match;
}

/** Plays `'1 take 3', '2 resign', 'table forfeit 1 clock'`: who, a space, the move. Chance comes by itself. */
export function playLines<State, Move, View, Event, Memory>(
  start: Match<State, Move, View, Event, Memory>,
  ...lines: readonly string[]
): Match<State, Move, View, Event, Memory> {
  return lines.reduce((match, line) => playLine(match, line).at(-1)?.match ?? match, start);
}

/** As `begin`, with the whole past at hand from then on. */
export function follow<State, Move, View, Event, Memory>(
  game: Game<State, Move, View, Event, Memory>,
  { seats = game.info.seats.min, options = {}, seed = TEST_SEED }: Beginning = {},
): Playthrough<State, Move, View, Event, Memory> {
  const started = newMatch(game, { seats, options, seedHash: hashOfSeed(seed) });
  if (!started.ok) throw new Error(`not a set-up: ${JSON.stringify(started.error)}`);
  return extendPlaythrough(beginPlaythrough(started.value), drawChance(started.value, seed));
}

/** As `playLines`, with the whole past at hand. */
export function followLines<State, Move, View, Event, Memory>(
  start: Playthrough<State, Move, View, Event, Memory>,
  ...lines: readonly string[]
): Playthrough<State, Move, View, Event, Memory> {
  return lines.reduce(
    (before, line) => extendPlaythrough(before, playLine(before.match, line)),
    start,
  );
}

function playLine<State, Move, View, Event, Memory>(
  match: Match<State, Move, View, Event, Memory>,
  line: string,
): readonly Played<State, Move, View, Event, Memory>[] {
  const next = append(match, entryOf(line));
  if (!next.ok) throw new Error(`"${line}" was refused: ${JSON.stringify(next.error)}`);
  return [next.value, ...drawChance(next.value.match, TEST_SEED)];
}

function entryOf(line: string): Entry {
  const [who = '', ...move] = line.split(' ');
  const by = who === 'chance' || who === 'table' ? who : Number(who);
  return { by, move: move.join(' ') };
}
