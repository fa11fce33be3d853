import { must, pick, type Outcome, type Random, type Seat, type Step } from '@kast/kernel';
import type { Meter } from '../meter.ts';
import type { Bandit } from './bandit.ts';
import type { DeterminizedGame, Returns } from './determinized-game.ts';
import type { RootSums } from './root-sums.ts';
import { TreeNode } from './tree-node.ts';

export interface SearchSetting {
  readonly meter: Meter;
  readonly random: Random;
}

interface Decision {
  readonly seat: Seat;
  readonly bandit: Bandit;
}

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): states are imagined
 * again and again from what one seat has seen, and played through one tree of what that seat will see.
 * So no choice depends on what is hidden from it, and seats that decide at the same time do not see
 * each other's choices. Nature's draws are sampled (open-loop, Perez et al. 2015), and each of any
 * number of seats maximises its own reward (max^n, Luckhardt and Irani 1986).
 */
export class InformationSetMcts<State, Move> {
  private readonly game: DeterminizedGame<State, Move>;
  private readonly seat: Seat;
  private readonly random: Random;
  private readonly meter: Meter;
  private readonly root = new TreeNode();
  private readonly rewards: number[];
  private readonly payoffs: number[];

  constructor(game: DeterminizedGame<State, Move>, seat: Seat, setting: SearchSetting) {
    this.game = game;
    this.seat = seat;
    this.random = setting.random;
    this.meter = setting.meter;
    this.rewards = Array.from({ length: game.seats }, () => 0);
    this.payoffs = Array.from({ length: game.seats }, () => 0);
  }

  /** Searches until the meter is used up, and at least once; less where there is nothing to decide. */
  search(): RootSums {
    const { keys, isSecret } = this.legal();
    const enough = keys.length === 1 ? FEW : Number.POSITIVE_INFINITY;
    do {
      this.iterate();
    } while (!this.meter.isUsedUp && this.root.visits < enough);
    const bandit = this.root.banditOf(this.seat, isSecret);
    const own = this.seat - 1;
    return {
      moves: keys.map((key) => bandit.sums(key)),
      visits: this.root.visits,
      reward: this.rewards[own] as number,
      payoff: this.payoffs[own] as number,
      payoffs: this.payoffs,
      isSecret,
      nodes: this.meter.nodes,
    };
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

  /** Who foresees what the others do has one best answer, and nothing to hide from them. */
  private isSecret(seats: readonly Seat[]): boolean {
    return seats.length > 1 && !this.game.othersByPlayoutMove;
  }

  private iterate(): void {
    const { game, random } = this;
    const decisions: Decision[] = [];
    let state = game.imagine(random);
    let node = this.root;
    let returns: Returns | undefined;
    while (!returns) {
      node.visits++;
      const turn = game.turn(state);
      if (turn.kind === 'over') {
        returns = this.returnsOf(turn.outcome, state);
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
        returns = this.playOut(state);
      }
    }
    this.learn(decisions, returns);
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
      if (this.game.othersByPlayoutMove && seat !== this.seat) {
        return { seat, move: this.playoutMove(state, seat) };
      }
      const moves = this.game.moves(state, seat);
      const keys = moves.map((move) => this.game.key(state, move));
      const bandit = node.banditOf(seat, isSecret);
      decisions.push({ seat, bandit });
      return { seat, move: moves[bandit.choose(keys, this.random)] as Move };
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

  private playOut(start: State): Returns {
    const { game, random } = this;
    let state = start;
    for (;;) {
      const turn = game.turn(state);
      if (turn.kind === 'over') return this.returnsOf(turn.outcome, state);
      const foreseen = game.foresee?.(state);
      if (foreseen) return foreseen;
      if (turn.kind === 'chance') {
        state = this.step(state, 'chance', game.chance(state, random)).after;
        continue;
      }
      const seat = turn.seats[0] as Seat;
      state = this.step(state, seat, this.playoutMove(state, seat)).after;
    }
  }

  private playoutMove(state: State, seat: Seat): Move {
    const { game, random } = this;
    return game.playoutMove?.(state, seat, random) ?? pick(random, game.moves(state, seat));
  }

  private returnsOf(outcome: Outcome, state: State): Returns {
    const payoffs = this.game.payoffs(outcome, state);
    return { rewards: this.game.rewards?.(outcome, state) ?? payoffs, payoffs };
  }

  private learn(decisions: readonly Decision[], { rewards, payoffs }: Returns): void {
    for (const { seat, bandit } of decisions) {
      bandit.learn({
        reward: rewards[seat - 1] as number,
        payoff: payoffs[seat - 1] as number,
      });
    }
    payoffs.forEach((payoff, index) => {
      this.payoffs[index] = (this.payoffs[index] as number) + payoff;
      this.rewards[index] = (this.rewards[index] as number) + (rewards[index] as number);
    });
  }
}

/** Enough to estimate a position whose next move is forced. */
const FEW = 50;
