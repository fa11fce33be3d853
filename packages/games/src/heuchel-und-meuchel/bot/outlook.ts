import type { HeuchelPosition } from './position.ts';
import { FIELDS, GOAL, lowest, NO_CARD } from './stacks.ts';

/** So many rows before the others' last cards are home, the end is near. */
const LATE = 12;
/** HM7.1: one to six rows further. */
const ANY_ROLL = 0b1111110;

/** What whoever is on turn should see before moving: who could come next, and when it will be over. */
export class Outlook {
  /** By row: the highest card of another column that could land there next, and take. */
  readonly attacker = new Int8Array(FIELDS);
  /** How near the end is: from 0 to 1, when all others are home. */
  late = 0;
  /** One more stack home and the match is over (HM6.1). */
  isLast = false;

  look(position: HeuchelPosition): void {
    const { onTurn } = position;
    this.attacker.fill(NO_CARD);
    let longest = 0;
    let playing = 0;
    for (let column = 0; column < position.seats; column++) {
      if (column === onTurn || position.open[column] === 0) continue;
      playing++;
      longest = Math.max(longest, this.follow(position, column));
    }
    const own = position.open[onTurn] as number;
    this.isLast = !position.hasDie && playing === 1 && (own & (own - 1)) === 0;
    this.late = longest < LATE ? 1 - longest / LATE : 0;
  }

  /** Where the stacks of a column could land; gives how far all of them are from home. */
  private follow(position: HeuchelPosition, column: number): number {
    const { attacker } = this;
    const taken = (position.open[column] as number) | (position.down[column] as number);
    let way = 0;
    for (let rows = position.open[column] as number; rows !== 0; rows &= rows - 1) {
      const row = lowest(rows);
      const leader = position.top[column * FIELDS + row] as number;
      const goal = GOAL[leader] as number;
      way += goal - row;
      const reach = position.hasDie ? (ANY_ROLL << row) & ~taken : position.landings(column, row);
      // HM5.1: on its own goal it takes nothing.
      for (let left = reach & ((1 << goal) - 1); left !== 0; left &= left - 1) {
        const to = lowest(left);
        if ((attacker[to] as number) < leader) attacker[to] = leader;
      }
    }
    return way;
  }
}
