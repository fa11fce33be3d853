/** In millimetres, upright. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, PaperSize>>;

export type Paper = keyof typeof PAPERS;

/** What no printer reaches, and room for cutting marks and a line of words. */
export const MARGIN = { x: 10, y: 12 };

/** PDF measures in points. */
export function points(millimetres: number): number {
  return (millimetres * 72) / 25.4;
}
