import {
  type AnyGame,
  append,
  beginPlaythrough,
  chanceAt,
  type Entry,
  extendPlaythrough,
  hashOfSeed,
  type Match,
  must,
  newMatch,
  pick,
  type Playthrough,
  type Random,
  type Seat,
  type Seed,
  turnOf,
} from '@kast/kernel';
import type { Trial } from './trial.ts';

export function startTrial(game: AnyGame, trial: Trial): Playthrough {
  const started = newMatch(game, { ...trial, seedHash: hashOfSeed(trial.seed) });
  if (!started.ok) throw new Error(`not a set-up: ${JSON.stringify(started.error)}`);
  return beginPlaythrough(started.value);
}

/** The same match before its first entry. */
export function startAgain({ game, setup }: Match): Playthrough {
  const started = newMatch(game, setup);
  if (!started.ok) throw new Error(`not a set-up: ${JSON.stringify(started.error)}`);
  return beginPlaythrough(started.value);
}

/**
 * What happens next in a match of players without a plan; undefined when it is over. What a referee may
 * say is drawn, so that the rules are tried and not the physics.
 */
export function nextEntry(match: Match, seed: Seed, random: Random): Entry | undefined {
  const { game, state, ply } = match;
  const turn = turnOf(match);
  if (turn.kind === 'over') return undefined;
  if (turn.kind === 'chance') {
    const drawn = game.chance(state, chanceAt(seed, ply));
    return { by: 'chance', move: game.notation.make(state, drawn) };
  }
  const seat = pick(random, turn.seats);
  return { by: seat, move: game.notation.make(state, anyMove(game, state, seat, random)) };
}

/** Any legal move; where `moves` is not complete, one that it lacks may come too. */
export function anyMove(game: AnyGame, state: unknown, seat: Seat, random: Random): unknown {
  const moves = game.moves(state, seat);
  if (game.sample && (moves.length === 0 || random.below(2) === 0)) {
    return game.sample(state, seat, random);
  }
  return must(moves[random.below(Math.max(1, moves.length))], `a move of seat ${seat}`);
}

/** Undefined where the entry is refused. */
export function tryEntry(before: Playthrough, entry: Entry): Playthrough | undefined {
  const next = append(before.match, entry);
  return next.ok ? extendPlaythrough(before, [next.value]) : undefined;
}

export function appendOrThrow(before: Playthrough, entry: Entry): Playthrough {
  const next = append(before.match, entry);
  if (!next.ok) throw new Error(`refused ${JSON.stringify(entry)}: ${JSON.stringify(next.error)}`);
  return extendPlaythrough(before, [next.value]);
}
