import type { Choice, Level } from '@kast/bots';
import { defaultOptions, must, type Outcome, pick, type Seat, seededRandom } from '@kast/kernel';
import { type DrunterOptions, info } from '../info.ts';
import { type DrunterMemory, type DrunterMove, type DrunterState, game } from '../rules/index.ts';
import { bot } from './index.ts';

export interface BotMatch {
  /** By seat; who is advised does what every hint says. */
  readonly players: readonly (Level | 'advised' | 'random')[];
  readonly seed: string;
  readonly options?: Partial<DrunterOptions>;
  /** Per decision; what the level would take unless told. */
  readonly nodes?: number;
}

export interface PlayedOut {
  readonly outcome: Outcome;
  /** Rounds of moving. */
  readonly rounds: number;
  readonly choices: readonly (Choice & { readonly seat: Seat })[];
}

/** A whole match between bots; what is drawn depends on the seed alone, whoever plays. */
export function playMatch({ players, seed, options: asked, nodes }: BotMatch): PlayedOut {
  const seats = players.length;
  const options: DrunterOptions = { ...defaultOptions(info.options), ...asked };
  const draws = seededRandom(seed);
  const choices: (Choice & { seat: Seat })[] = [];
  let state = game.init(options, seats);
  let memory: DrunterMemory | undefined;
  for (let ply = 0; ; ply++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { outcome: turn.outcome, rounds: state.round, choices };
    const by = turn.kind === 'chance' ? 'chance' : must(turn.seats[0], 'who decides');
    const move = by === 'chance' ? game.chance(state, draws) : decided(by, ply);
    const after = game.apply(state, by, move);
    const events = game.events({ before: state, by, move, after }, 'watcher');
    memory = game.remember?.(memory, events, { viewer: 'watcher', seats, options, ply });
    state = after;
  }

  function decided(seat: Seat, ply: number): DrunterMove {
    const player = must(players[seat - 1], 'a player');
    const ownSeed = `${seed} ${ply} ${seat}`;
    if (player === 'random') return pick(seededRandom(ownSeed), game.moves(state, seat));
    const view = game.view(state, seat);
    const seen = { viewer: seat, seats, options, ply, view, memory };
    const budget = nodes === undefined ? {} : { budget: { nodes } };
    const asked = player === 'advised' ? ({ level: 5, recallsAs: 3 } as const) : { level: player };
    const choice = bot.choose(seen, { ...asked, seed: ownSeed, clock: () => 0, ...budget });
    choices.push({ ...choice, seat });
    return legal(state, seat, choice.move);
  }
}

function legal(state: DrunterState, seat: Seat, text: string): DrunterMove {
  const read = game.notation.parse(state, seat, text);
  const refusal = read.ok ? game.check(state, seat, read.value) : 'unreadable';
  if (!read.ok || refusal) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
  return read.value;
}

/** What the seats of some players get of a win. */
export function shareOf({ winners }: Outcome, seats: readonly Seat[]): number {
  return winners.filter((seat) => seats.includes(seat)).length / winners.length;
}
