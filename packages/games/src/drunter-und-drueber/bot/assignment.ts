/**
 * The cheapest way to give every row a column of its own (the Hungarian method, by shortest
 * augmenting paths). At most as many rows as columns; costs are row by row in `costs`.
 */
export class Assignment {
  private readonly size: number;
  private readonly rowPrice: Int32Array;
  private readonly columnPrice: Int32Array;
  private readonly rowOf: Int32Array;
  private readonly cameFrom: Int32Array;
  private readonly slack: Int32Array;
  private readonly isUsed: Uint8Array;
  /** By row and column; a row begins every `size` places. */
  readonly costs: Int32Array;
  /** After `solve`: the column of every row. */
  readonly columnOf: Int32Array;

  constructor(size: number) {
    this.size = size;
    this.rowPrice = new Int32Array(size + 1);
    this.columnPrice = new Int32Array(size + 1);
    this.rowOf = new Int32Array(size + 1);
    this.cameFrom = new Int32Array(size + 1);
    this.slack = new Int32Array(size + 1);
    this.isUsed = new Uint8Array(size + 1);
    this.costs = new Int32Array(size * size);
    this.columnOf = new Int32Array(size);
  }

  /** What it costs in all. */
  solve(rows: number, columns: number): number {
    this.rowPrice.fill(0);
    this.columnPrice.fill(0);
    this.rowOf.fill(0);
    for (let row = 1; row <= rows; row++) this.place(row, columns);
    let total = 0;
    for (let column = 1; column <= columns; column++) {
      const row = this.rowOf[column] as number;
      if (row === 0) continue;
      this.columnOf[row - 1] = column - 1;
      total += this.cost(row, column);
    }
    return total;
  }

  private cost(row: number, column: number): number {
    return this.costs[(row - 1) * this.size + column - 1] as number;
  }

  private place(row: number, columns: number): void {
    const { rowPrice, columnPrice, rowOf, cameFrom, slack, isUsed } = this;
    rowOf[0] = row;
    slack.fill(0x3fff_ffff);
    isUsed.fill(0);
    let column = 0;
    while (rowOf[column] !== 0) {
      isUsed[column] = 1;
      const holder = rowOf[column] as number;
      let least = 0x3fff_ffff;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (isUsed[other] === 1) continue;
        const reduced =
          this.cost(holder, other) - (rowPrice[holder] as number) - (columnPrice[other] as number);
        if (reduced < (slack[other] as number)) {
          slack[other] = reduced;
          cameFrom[other] = column;
        }
        if ((slack[other] as number) < least) {
          least = slack[other] as number;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (isUsed[other] === 1) {
          const owner = rowOf[other] as number;
          rowPrice[owner] = (rowPrice[owner] as number) + least;
          columnPrice[other] = (columnPrice[other] as number) - least;
        } else {
          slack[other] = (slack[other] as number) - least;
        }
      }
      column = next;
    }
    while (column !== 0) {
      const previous = cameFrom[column] as number;
      rowOf[column] = rowOf[previous] as number;
      column = previous;
    }
  }
}
