/** A seat's chance after each ply, 0 to 1. */
export type Curve = readonly (number | undefined)[];

interface Scale {
  readonly x: (ply: number) => number;
  /** Where chances of 0 lie; 1 is at the top. */
  readonly height: number;
}

/** A curve as the path of a drawing, broken where nothing is known yet. */
export function curvePath(curve: Curve, { x, height }: Scale): string {
  return curve
    .map((chance, ply) => {
      if (chance === undefined) return '';
      const command = curve[ply - 1] === undefined ? 'M' : 'L';
      return `${command}${x(ply).toFixed(1)} ${((1 - chance) * height).toFixed(1)}`;
    })
    .join('');
}
