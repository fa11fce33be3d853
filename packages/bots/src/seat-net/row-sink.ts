/** Takes down what is told of a position: rows of a net, of the table or of a seat, from 0. */
export interface RowSink {
  /** Begins another position. */
  clear(seats: number): void;
  addForTable(row: number, times: number): void;
  addForSeat(seat: number, row: number, times: number): void;
}
