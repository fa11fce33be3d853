import type { TableModule } from '@kast/games';

/** Every curve has the colour that its seat has in the box, where there is one. */
export function seatColours({
  seatColours: colours = [],
}: TableModule): Readonly<Record<string, string>> {
  return Object.fromEntries(
    colours.map((colour, index) => [`--seat-${index + 1}`, `var(--curve-${colour})`]),
  );
}
