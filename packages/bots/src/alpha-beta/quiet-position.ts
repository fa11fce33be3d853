import type { SearchPosition } from './search-position.ts';

/**
 * A position to begin with: nothing is urgent, nothing is estimated, no order is better. A game says
 * what it knows better.
 */
export abstract class QuietPosition implements SearchPosition {
  abstract readonly mostMoves: number;
  abstract readonly moveBound: number;
  readonly swing: number = 1;
  side = 0;
  protected readonly made: number[] = [];

  abstract isOver(): boolean;
  abstract result(): number;
  abstract keyLow(): number;
  abstract listMoves(into: Int32Array, at: number): number;
  protected abstract put(move: number): void;
  protected abstract lift(move: number): void;

  keyHigh(): number {
    return this.side;
  }

  isRepeated(): boolean {
    return false;
  }

  winningMove(): number {
    return 0;
  }

  isPressed(): boolean {
    return false;
  }

  evaluate(): number {
    return 0;
  }

  listReplies(into: Int32Array, at: number): number {
    return this.listMoves(into, at);
  }

  listForcing(_into: Int32Array, _at: number): number {
    return 0;
  }

  promise(_move: number): number {
    return 0;
  }

  mayPass(): boolean {
    return false;
  }

  pass(): void {
    this.side ^= 1;
  }

  unpass(): void {
    this.side ^= 1;
  }

  make(move: number): void {
    this.put(move);
    this.made.push(move);
    this.side ^= 1;
  }

  unmake(): void {
    this.side ^= 1;
    this.lift(this.made.pop() ?? 0);
  }
}
