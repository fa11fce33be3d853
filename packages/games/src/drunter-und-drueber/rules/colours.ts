import { must, type Seat } from '@kast/kernel';

/** DD1.4: seat n has the n-th of these. */
export const COLOURS = ['R', 'O', 'Y', 'G', 'B', 'V'] as const;

export type Colour = (typeof COLOURS)[number];

/** DD1.1 */
export const STONES_PER_COLOUR = 8;

export function colourOf(seat: Seat): Colour {
  return must(COLOURS[seat - 1], `a colour for seat ${seat}`);
}

/** DD1.4: whose stones have it; undefined where it is nobody's. */
export function ownerOf(colour: Colour, seats: number): Seat | undefined {
  const seat = COLOURS.indexOf(colour) + 1;
  return seat <= seats ? seat : undefined;
}

export function isColour(letter: string): letter is Colour {
  return (COLOURS as readonly string[]).includes(letter);
}
