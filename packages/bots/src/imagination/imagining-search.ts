import { must, pick, type Random, type Seat, type Step } from '@kast/kernel';
import type { Meter } from '../meter.ts';
import type { Arms } from './arms.ts';
import type { ImaginedGame } from './imagined-game.ts';
import { TreeNode } from './tree-node.ts';

export interface WeighedMove {
  /** In notation. */
  readonly key: string;
  /** How strongly the search prefers it; all together 1. Choices made in secret are to be drawn so. */
  readonly share: number;
  /** What it brings the seat, 0 to 1. */
  readonly value: number;
}

export interface Weighed {
  readonly moves: readonly WeighedMove[];
  /** Each seat's mean payoff. */
  readonly payoffs: readonly number[];
  /** Whether others decide at the same time. */
  readonly isSecret: boolean;
}

export interface SearchSetting {
  readonly meter: Meter;
  readonly random: Random;
  /** Playouts are broken off after so many steps, if the game can estimate. */
  readonly horizon?: number;
}

interface Decision {
  readonly seat: Seat;
  readonly arms: Arms;
}

/**
 * Information-set Monte Carlo tree search: states are imagined again and again from what one seat has
 * seen, and played through one tree of what that seat will see. So no choice depends on what is
 * hidden from it, and seats that decide at the same time do not see each other's choices.
 */
export class ImaginingSearch<State, Move> {
  private readonly game: ImaginedGame<State, Move>;
  private readonly seat: Seat;
  private readonly random: Random;
  private readonly meter: Meter;
  private readonly horizon: number;
  private readonly root = new TreeNode();
  private readonly totals: number[];

  constructor(game: ImaginedGame<State, Move>, seat: Seat, setting: SearchSetting) {
    this.game = game;
    this.seat = seat;
    this.random = setting.random;
    this.meter = setting.meter;
    this.horizon = setting.horizon ?? Number.POSITIVE_INFINITY;
    this.totals = Array.from({ length: game.seats }, () => 0);
  }

  /** Searches until the meter is used up, and at least once; less where there is nothing to decide. */
  weigh(): Weighed {
    const { keys, isSecret } = this.legal();
    const enough = keys.length === 1 ? FEW : Number.POSITIVE_INFINITY;
    do {
      this.iterate();
    } while (!this.meter.isUsedUp && this.root.visits < enough);
    const arms = this.root.armsOf(this.seat, isSecret);
    const shares = arms.shares(keys);
    const payoffs = this.totals.map((total) => total / this.root.visits);
    const usual = payoffs[this.seat - 1] as number;
    const moves = keys.map((key, index) => {
      return { key, share: shares[index] as number, value: arms.value(key) ?? usual };
    });
    return { moves, payoffs, isSecret };
  }

  /** The legal moves of the seat are the same in every state that it can imagine. */
  private legal(): { readonly keys: readonly string[]; readonly isSecret: boolean } {
    const { game, seat } = this;
    const state = game.imagine(this.random);
    const turn = game.turn(state);
    if (turn.kind !== 'seats' || !turn.seats.includes(seat)) {
      throw new Error(`seat ${seat} has nothing to decide`);
    }
    const keys = game.moves(state, seat).map((move) => game.key(state, move));
    return { keys, isSecret: this.isSecret(turn.seats) };
  }

  /** Who foresees what the others do by sense has one best answer, and nothing to hide from them. */
  private isSecret(seats: readonly Seat[]): boolean {
    return seats.length > 1 && !this.game.othersBySense;
  }

  private iterate(): void {
    const { game, random } = this;
    const decisions: Decision[] = [];
    let state = game.imagine(random);
    let node = this.root;
    let payoffs: readonly number[] | undefined;
    while (!payoffs) {
      node.visits++;
      const turn = game.turn(state);
      if (turn.kind === 'over') {
        payoffs = game.payoffs(turn.outcome);
        break;
      }
      const steps =
        turn.kind === 'chance'
          ? [this.step(state, 'chance', game.chance(state, random))]
          : this.decide(state, turn.seats, node, decisions);
      state = must(steps.at(-1), 'a step').after;
      const seen = steps.map((step) => game.sight(step)).join();
      const child = node.child(seen);
      node = child ?? node.grow(seen);
      if (!child && turn.kind === 'seats') {
        node.visits++;
        payoffs = this.playOut(state);
      }
    }
    this.learn(decisions, payoffs);
  }

  /** Every seat chooses before any choice is carried out. */
  private decide(
    state: State,
    seats: readonly Seat[],
    node: TreeNode,
    decisions: Decision[],
  ): readonly Step<State, Move>[] {
    const isSecret = this.isSecret(seats);
    const chosen = seats.map((seat) => {
      if (this.game.othersBySense && seat !== this.seat) {
        return { seat, move: this.sensibleMove(state, seat) };
      }
      const moves = this.game.moves(state, seat);
      const keys = moves.map((move) => this.game.key(state, move));
      const arms = node.armsOf(seat, isSecret);
      decisions.push({ seat, arms });
      return { seat, move: moves[arms.choose(keys, this.random)] as Move };
    });
    let now = state;
    return chosen.map(({ seat, move }) => {
      const step = this.step(now, seat, move);
      now = step.after;
      return step;
    });
  }

  private step(before: State, by: Seat | 'chance', move: Move): Step<State, Move> {
    this.meter.count();
    return { before, by, move, after: this.game.apply(before, by, move) };
  }

  private playOut(start: State): readonly number[] {
    const { game, random } = this;
    let state = start;
    for (let steps = 0; ; steps++) {
      const turn = game.turn(state);
      if (turn.kind === 'over') return game.payoffs(turn.outcome);
      if (steps >= this.horizon && game.estimate) return game.estimate(state);
      if (turn.kind === 'chance') {
        state = this.step(state, 'chance', game.chance(state, random)).after;
        continue;
      }
      const seat = turn.seats[0] as Seat;
      state = this.step(state, seat, this.sensibleMove(state, seat)).after;
    }
  }

  private sensibleMove(state: State, seat: Seat): Move {
    const { game, random } = this;
    return game.sensibleMove?.(state, seat, random) ?? pick(random, game.moves(state, seat));
  }

  private learn(decisions: readonly Decision[], payoffs: readonly number[]): void {
    for (const { seat, arms } of decisions) arms.learn(payoffs[seat - 1] as number);
    payoffs.forEach((payoff, index) => {
      this.totals[index] = (this.totals[index] as number) + payoff;
    });
  }
}

/** Enough to estimate a position whose next move is forced. */
const FEW = 50;
