import type { Random, Seat } from '@kast/kernel';
import {
  AGAIN,
  ARRANGE,
  argumentOf,
  codeOf,
  firstLot,
  kindOf,
  laterLots,
  LEAVE,
  lotColumn,
  lotCount,
  MOVE,
  type MoveCode,
  REMOVE,
  STOP,
  TAKE,
  wayCode,
  wayCount,
  wayFrom,
  wayTo,
  withLot,
} from './move-code.ts';
import { FACTORIAL } from './orders.ts';
import {
  ARRANGING,
  GOING_ON,
  HeuchelPosition,
  MOVING,
  OVER,
  REMOVING,
  TAKING,
} from './position.ts';
import { FIELDS, GOAL, lowest, RANK } from './stacks.ts';
import { Outlook } from './outlook.ts';
import type { PolicyWeights } from './policy-weights.ts';

/** A card of which nothing is known, on average. */
const USUAL_RANK = 3.5;
const PIPS = 6;
const FINENESS = 1024;

/**
 * What a sensible player does who looks one move ahead and has a plan: who will be home first, and so which stacks
 * there is still time for.
 */
export class PlayoutPolicy {
  private readonly weights: PolicyWeights;
  private readonly outlook = new Outlook();
  private best: MoveCode = 0;
  private bestValue = 0;
  private scratch: HeuchelPosition | undefined;

  constructor(weights: PolicyWeights) {
    this.weights = weights;
  }

  move(position: HeuchelPosition, seat: Seat, random: Random): MoveCode {
    switch (position.phase) {
      case ARRANGING:
        return this.arrangement(position, seat, random);
      case MOVING:
        this.outlook.look(position);
        this.findWay(position, random);
        return this.best;
      case TAKING:
        return this.taking(position);
      case GOING_ON:
        this.outlook.look(position);
        return position.hasDie ? this.again(position) : this.further(position, random);
      case REMOVING:
        return codeOf(REMOVE, this.cheapest(position));
      default:
        throw new Error(`nobody decides in phase ${position.phase}`);
    }
  }

  /** What a decision seems worth at first glance, in points. */
  glance(position: HeuchelPosition, code: MoveCode): number {
    switch (kindOf(code)) {
      case MOVE:
        this.outlook.look(position);
        return this.valueOf(position, wayFrom(code), wayCount(code), wayTo(code));
      case TAKE:
        return this.losesAtOnce(position, code) ? -this.weights.finish : lotsWorth(position, code);
      case REMOVE:
        return -(RANK[
          position.top[position.onTurn * FIELDS + argumentOf(code)] as number
        ] as number);
      case STOP:
        return this.weights.further;
      case AGAIN:
        this.outlook.look(position);
        return this.valueOfRolling(position);
      default:
        return 0;
    }
  }

  /** Mostly the mighty on top, sometimes anything. */
  private arrangement(position: HeuchelPosition, seat: Seat, random: Random): MoveCode {
    let place = 0;
    for (let row = 1; row <= 6; row++) {
      const orders = FACTORIAL[position.count[(seat - 1) * FIELDS + row] as number] as number;
      const order =
        random.below(100) < this.weights.mightyOnTop ? orders - 1 : random.below(orders);
      place = place * orders + order;
    }
    return codeOf(ARRANGE, place);
  }

  private findWay(position: HeuchelPosition, random: Random): void {
    const { onTurn } = position;
    const { whim } = this.weights;
    this.bestValue = Number.NEGATIVE_INFINITY;
    for (let rows = position.open[onTurn] as number; rows !== 0; rows &= rows - 1) {
      const from = lowest(rows);
      const landings = position.landings(onTurn, from);
      if (landings === 0) continue;
      const parts = position.maySplit(onTurn, from)
        ? (position.count[onTurn * FIELDS + from] as number)
        : 1;
      for (let count = 0; count < parts; count++) {
        for (let left = landings; left !== 0; left &= left - 1) {
          const to = lowest(left);
          const value =
            this.valueOf(position, from, count, to) + (whim * random.below(FINENESS)) / FINENESS;
          if (value <= this.bestValue) continue;
          this.bestValue = value;
          this.best = wayCode(from, count, to);
        }
      }
    }
  }

  private valueOf(position: HeuchelPosition, from: number, count: number, to: number): number {
    const { weights } = this;
    const { attacker, late } = this.outlook;
    const field = position.onTurn * FIELDS + from;
    const leader = position.top[field] as number;
    const goal = GOAL[leader] as number;
    const all = position.count[field] as number;
    const size = count === 0 ? all : count;
    const worth = (RANK[leader] as number) + USUAL_RANK * (size - 1);
    const share = (to - from) / (goal - from);
    let value = weights.step * (to - from) + (weights.nearer + late * weights.rush) * share * worth;
    if ((attacker[from] as number) > leader) value += weights.escape * worth;
    if (count !== 0) value -= weights.split;
    if (to === goal) {
      const points = this.pointsAt(position, leader, size, to);
      value += (weights.home + late * weights.lastCall) * points;
      return this.outlook.isLast && size === all ? value + this.finish(position, points) : value;
    }
    const prey = this.preyOn(position, to, leader);
    if (prey > 0) value += weights.take + weights.prey * prey;
    if ((attacker[to] as number) > leader) {
      value -= prey > 0 ? weights.riskTaking * (worth + prey) : weights.risk * worth;
    }
    const free = ~(
      (position.open[position.onTurn] as number) | (position.down[position.onTurn] as number)
    );
    const next = lowest((free | (count === 0 ? 1 << from : 0)) & -(2 << to));
    if (next < goal) value += weights.hunt * this.preyOn(position, next, leader);
    return value;
  }

  /** What a card could take on a row, in points. */
  private preyOn(position: HeuchelPosition, row: number, leader: number): number {
    const bit = 1 << row;
    let prey = 0;
    for (let column = 0; column < position.seats; column++) {
      if (column === position.onTurn || ((position.open[column] as number) & bit) === 0) continue;
      const field = column * FIELDS + row;
      const victim = position.top[field] as number;
      if (victim > leader) continue;
      prey += (RANK[victim] as number) + USUAL_RANK * ((position.count[field] as number) - 1);
    }
    return prey;
  }

  /** HM6.1: with its last stack home the match is over, for better or worse. */
  private finish(position: HeuchelPosition, points: number): number {
    const { onTurn } = position;
    const own = position.score(onTurn) + points;
    for (let column = 0; column < position.seats; column++) {
      if (column !== onTurn && position.score(column) > own) return -this.weights.finish;
    }
    return this.weights.finish;
  }

  /** HM6.3: what comes home with it. */
  private pointsAt(position: HeuchelPosition, leader: number, size: number, row: number): number {
    let points = 0;
    let card = leader;
    for (let left = size; left > 0; left--) {
      const rank = RANK[card] as number;
      points += row >= (GOAL[card] as number) ? rank : -rank;
      card = position.below[card] as number;
    }
    return points;
  }

  /** HM4.4: as long as it pays. */
  private further(position: HeuchelPosition, random: Random): MoveCode {
    this.findWay(position, random);
    return this.bestValue >= this.weights.further ? this.best : STOP;
  }

  /** HM7.3: by what a roll brings on average. */
  private again(position: HeuchelPosition): MoveCode {
    return this.valueOfRolling(position) >= this.weights.further ? AGAIN : STOP;
  }

  private valueOfRolling(position: HeuchelPosition): number {
    let sum = 0;
    for (let pips = 1; pips <= PIPS; pips++) {
      position.roll = pips;
      sum += this.valueOfRoll(position);
    }
    position.roll = 0;
    return sum / PIPS;
  }

  private valueOfRoll(position: HeuchelPosition): number {
    const { onTurn } = position;
    let best = Number.NEGATIVE_INFINITY;
    for (let rows = position.open[onTurn] as number; rows !== 0; rows &= rows - 1) {
      const from = lowest(rows);
      const landings = position.landings(onTurn, from);
      if (landings === 0) continue;
      best = Math.max(best, this.valueOf(position, from, 0, lowest(landings)));
    }
    if (best > Number.NEGATIVE_INFINITY) return best;
    const row = this.cheapest(position);
    return row === 0 ? 0 : -2 * (RANK[position.top[onTurn * FIELDS + row] as number] as number);
  }

  /** Everything, unless that ends the match and somebody else wins it (HM6.1). */
  private taking(position: HeuchelPosition): MoveCode {
    let lots = 0;
    let place = 0;
    for (let columns = position.takeable(); columns !== 0; columns &= columns - 1) {
      const column = lowest(columns);
      const size = position.count[column * FIELDS + position.landed] as number;
      lots = withLot(lots, place++, column + 1, size);
    }
    const code = codeOf(TAKE, lots);
    return this.losesAtOnce(position, code) ? LEAVE : code;
  }

  private losesAtOnce(position: HeuchelPosition, code: MoveCode): boolean {
    if (position.hasDie) return false;
    const { onTurn, landed } = position;
    for (let column = 0; column < position.seats; column++) {
      if (column === onTurn) continue;
      const others = (position.open[column] as number) & ~(1 << landed);
      if (others !== 0) return false;
    }
    this.scratch ??= new HeuchelPosition(position.seats, optionsOf(position));
    const after = this.scratch;
    after.copyFrom(position);
    after.apply(code);
    if (after.phase !== OVER) return false;
    const own = after.score(onTurn);
    for (let column = 0; column < position.seats; column++) {
      if (after.score(column) > own) return true;
    }
    return false;
  }

  /** HM7.4: the card that costs least. */
  private cheapest(position: HeuchelPosition): number {
    const { onTurn } = position;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let rows = position.open[onTurn] as number; rows !== 0; rows &= rows - 1) {
      const row = lowest(rows);
      const card = position.top[onTurn * FIELDS + row] as number;
      const cost = (RANK[card] as number) * FIELDS - ((GOAL[card] as number) - row);
      if (cost >= least) continue;
      least = cost;
      best = row;
    }
    return best;
  }
}

function lotsWorth(position: HeuchelPosition, code: MoveCode): number {
  let worth = 0;
  for (let left = argumentOf(code); left > 0; left = laterLots(left)) {
    const lot = firstLot(left);
    const top = position.top[(lotColumn(lot) - 1) * FIELDS + position.landed] as number;
    worth += (RANK[top] as number) + USUAL_RANK * (lotCount(lot) - 1);
  }
  return worth;
}

function optionsOf({ hasDie, splitsAnywhere }: HeuchelPosition) {
  return { die: hasDie ? 'on' : 'off', split: splitsAnywhere ? 'anywhere' : 'start' } as const;
}
