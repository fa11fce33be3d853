/** Parts of a drawing that no page paints: where there are neither style sheets nor type faces. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const INK = '#2b211a';

/** A whole SVG file. */
export function drawing(width: number, height: number, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...parts,
    '</svg>',
  ].join('');
}

interface Box extends Spot {
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly round?: number;
  readonly line?: string;
  readonly thick?: number;
}

export function box(of: Box): string {
  const { x, y, width, height, fill, round = 0, line = 'none', thick = 3 } = of;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" stroke="${line}" stroke-width="${thick}"/>`;
}

interface Disc extends Spot {
  readonly radius: number;
  readonly fill: string;
  /** How high, for a radius of one: seen from above, or from the side. */
  readonly flat?: number;
}

export function disc({ x, y, radius, fill, flat = 1 }: Disc): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * flat}" fill="${fill}" stroke="${INK}" stroke-width="3"/>`;
}

interface Stroke {
  readonly d: string;
  readonly line: string;
  readonly thick: number;
  readonly fill?: string;
}

export function stroke({ d, line, thick, fill = 'none' }: Stroke): string {
  return `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

interface Numeral extends Spot {
  readonly height: number;
  readonly line: string;
}

/** A figure from 0 to 9 with its middle at a spot, drawn as a pen would. */
export function numeral(value: number, { x, y, height, line }: Numeral): string {
  const scale = height / 16;
  const way = FIGURES[value] ?? '';
  return `<path transform="translate(${x - 5 * scale} ${y - 8 * scale}) scale(${scale})" d="${way}" fill="none" stroke="${line}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Each within 10 by 16. */
const FIGURES = [
  'M5 0C0 0 0 16 5 16S10 0 5 0Z',
  'M2 4L6 0V16',
  'M1 4C1 -1 9 -1 9 4C9 8 1 12 1 16H9',
  'M1 2C4 -2 9 0 9 4C9 7 6 8 4 8C6 8 9 9 9 12C9 17 3 17 1 14',
  'M7 16V0L0 11H10',
  'M9 0H2L1 7C4 5 9 6 9 11C9 17 3 17 1 14',
  'M8 1C3 2 1 7 1 11C1 17 9 17 9 11C9 6 1 6 1 11',
  'M1 0H9L4 16',
  'M5 0C1 0 1 7.5 5 7.5S9 0 5 0ZM5 7.5C-0.5 7.5 -0.5 16 5 16S10.5 7.5 5 7.5Z',
  'M9 5C9 -1 1 -1 1 5C1 10 9 10 9 5C9 10 7 14 2 15',
] as const;
