/** The outline of everything: the kitchen is lit alike by day and by night. */
export const INK = '#2b211a';
export const PAPER = '#fbf6ec';

const SEATS = ['#2c69ae', '#2f8a57', '#7a4ea0', '#d0711c'];

/** Cooks are told by their hats, too. */
export function colourOfSeat(seat: number): string {
  return SEATS[seat - 1] ?? INK;
}

/** Before the hearth it is night where the page is dark. */
export function byLight(day: string, night: string): string {
  return `light-dark(${day}, ${night})`;
}
