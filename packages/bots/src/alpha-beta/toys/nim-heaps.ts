import { QuietPosition } from '../quiet-position.ts';

/** Nim: take any number from one heap; who cannot take any more has lost. A move is heap × 16 + number. */
export class NimHeaps extends QuietPosition {
  readonly mostMoves: number;
  readonly moveBound: number;
  readonly heaps: number[];

  constructor(heaps: readonly number[]) {
    super();
    this.heaps = [...heaps];
    this.mostMoves = heaps.reduce((sum, heap) => sum + heap, 0);
    this.moveBound = heaps.length * 16;
  }

  isOver(): boolean {
    return this.heaps.every((heap) => heap === 0);
  }

  result(): number {
    return -1;
  }

  keyLow(): number {
    return this.heaps.reduce((key, heap) => key * 16 + heap, 0);
  }

  listMoves(into: Int32Array, at: number): number {
    let end = at;
    this.heaps.forEach((size, heap) => {
      for (let number = 1; number <= size; number++) into[end++] = heap * 16 + number;
    });
    return end - at;
  }

  protected put(move: number): void {
    this.change(move, -1);
  }

  protected lift(move: number): void {
    this.change(move, 1);
  }

  private change(move: number, sign: number): void {
    const heap = move >> 4;
    this.heaps[heap] = (this.heaps[heap] ?? 0) + sign * (move & 15);
  }
}
