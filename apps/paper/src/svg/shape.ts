import type { SvgElement } from './parse-svg.ts';

/** The outline of a shape as a path; undefined for what is no shape. */
export function shapeOf({ tag, attributes }: SvgElement): string | undefined {
  const number = (name: string, otherwise = 0): number => Number(attributes[name] ?? otherwise);
  switch (tag) {
    case 'path':
      return attributes['d'] ?? '';
    case 'rect': {
      const rx = number('rx', number('ry'));
      return rectangle(number('x'), number('y'), number('width'), number('height'), rx);
    }
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    default:
      return undefined;
  }
}

function rectangle(x: number, y: number, width: number, height: number, round: number): string {
  const r = Math.min(round, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (r === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const corner = (toX: number, toY: number): string => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return [
    `M${x + r} ${y}H${right - r}${corner(right, y + r)}`,
    `V${bottom - r}${corner(right - r, bottom)}`,
    `H${x + r}${corner(x, bottom - r)}V${y + r}${corner(x + r, y)}Z`,
  ].join('');
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (toX: number): string => `A${rx} ${ry} 0 0 1 ${toX} ${cy}`;
  return `M${cx - rx} ${cy}${half(cx + rx)}${half(cx - rx)}Z`;
}
