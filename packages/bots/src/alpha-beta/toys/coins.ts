import { QuietPosition } from '../quiet-position.ts';

/** In turn each takes a coin; nobody wins, but who has more is better off. A move is a coin's number, from 1 up. */
export class Coins extends QuietPosition {
  readonly mostMoves: number;
  readonly moveBound: number;
  override readonly swing = 100;
  private readonly worths: readonly number[];
  private readonly taken = new Set<number>();
  /** By how much the side on turn is ahead. */
  private lead = 0;

  constructor(worths: readonly number[]) {
    super();
    this.worths = worths;
    this.mostMoves = worths.length;
    this.moveBound = worths.length + 1;
  }

  isOver(): boolean {
    return false;
  }

  result(): number {
    return 0;
  }

  override evaluate(): number {
    return this.lead;
  }

  keyLow(): number {
    return [...this.taken].reduce((key, coin) => key | (1 << coin), 0);
  }

  override keyHigh(): number {
    return this.side * 1_000 + this.lead;
  }

  listMoves(into: Int32Array, at: number): number {
    let end = at;
    for (let coin = 1; coin < this.moveBound; coin++) if (!this.taken.has(coin)) into[end++] = coin;
    return end - at;
  }

  protected put(coin: number): void {
    this.taken.add(coin);
    this.lead = -(this.lead + this.worth(coin));
  }

  protected lift(coin: number): void {
    this.taken.delete(coin);
    this.lead = -this.lead - this.worth(coin);
  }

  private worth(coin: number): number {
    return this.worths[coin - 1] ?? 0;
  }
}
