/** A card by its standing among all 36: class by class, and by rank within. */
export type CardCode = number;

export const NO_CARD = -1;
export const CARDS = 36;
const RANKS = 6;
export const CLASSES = 6;
export const WAY = 7;
const MOST_SEATS = 6;
/** Fields of a column; row 0 stays empty. */
export const FIELDS = 16;

export const GOAL = Int8Array.from({ length: CARDS }, (_, card) => (card / RANKS + 1 + WAY) | 0);
export const RANK = Int8Array.from({ length: CARDS }, (_, card) => (card % RANKS) + 1);

/**
 * What lies on the board, in one typed array. A stack is a linked list of its cards, so that moving or taking one
 * touches its ends only.
 */
export class Stacks {
  private readonly words = new Int16Array(3 * MOST_SEATS * FIELDS + CARDS + 3 * MOST_SEATS);
  /** By field, sixteen a column. */
  readonly top = part(this.words, 0, MOST_SEATS * FIELDS);
  readonly bottom = part(this.words, MOST_SEATS * FIELDS, MOST_SEATS * FIELDS);
  readonly count = part(this.words, 2 * MOST_SEATS * FIELDS, MOST_SEATS * FIELDS);
  /** By card: the one beneath it in its stack. */
  readonly below = part(this.words, 3 * MOST_SEATS * FIELDS, CARDS);
  /** By column, a bit for each row: where a stack lies face up, and where face down. */
  readonly open = part(this.words, 3 * MOST_SEATS * FIELDS + CARDS, MOST_SEATS);
  readonly down = part(this.words, 3 * MOST_SEATS * FIELDS + CARDS + MOST_SEATS, MOST_SEATS);
  /** By column: the ranks of the cards that left the board. */
  readonly lost = part(this.words, 3 * MOST_SEATS * FIELDS + CARDS + 2 * MOST_SEATS, MOST_SEATS);

  clear(): void {
    this.words.fill(0);
    this.top.fill(NO_CARD);
    this.below.fill(NO_CARD);
  }

  copyStacks(other: Stacks): void {
    this.words.set(other.words);
  }

  /** Lays a card beneath those that lie on a field already. */
  layBeneath(column: number, row: number, card: CardCode, isDown: boolean): void {
    const field = column * FIELDS + row;
    if (this.count[field] === 0) this.top[field] = card;
    else this.below[this.bottom[field] as number] = card;
    this.bottom[field] = card;
    this.below[card] = NO_CARD;
    this.count[field] = (this.count[field] as number) + 1;
    const rows = isDown ? this.down : this.open;
    rows[column] = (rows[column] as number) | (1 << row);
  }

  /** HM6.2, HM6.3, HM6.4 */
  score(column: number): number {
    let score = 0 - (this.lost[column] as number);
    const occupied = (this.open[column] as number) | (this.down[column] as number);
    for (let rows = occupied; rows !== 0; rows &= rows - 1) {
      const row = lowest(rows);
      let card = this.top[column * FIELDS + row] as number;
      while (card !== NO_CARD) {
        const rank = RANK[card] as number;
        score += row >= (GOAL[card] as number) ? rank : -rank;
        card = this.below[card] as number;
      }
    }
    return score;
  }

  protected cardAt(leader: CardCode, size: number): CardCode {
    let card = leader;
    for (let left = size; left > 1; left--) card = this.below[card] as number;
    return card;
  }

  protected empty(column: number, row: number): void {
    const field = column * FIELDS + row;
    this.top[field] = NO_CARD;
    this.count[field] = 0;
    this.open[column] = (this.open[column] as number) & ~(1 << row);
  }

  protected shorten(column: number, row: number, size: number, last: CardCode): void {
    const field = column * FIELDS + row;
    this.top[field] = this.below[last] as number;
    this.count[field] = (this.count[field] as number) - size;
  }

  protected turnOver(column: number, row: number): void {
    this.open[column] = (this.open[column] as number) & ~(1 << row);
    this.down[column] = (this.down[column] as number) | (1 << row);
  }
}

/** The lowest row of several. */
export function lowest(rows: number): number {
  return 31 - Math.clz32(rows & -rows);
}

function part(words: Int16Array, from: number, length: number): Int16Array {
  return words.subarray(from, from + length);
}
