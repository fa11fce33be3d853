import type { Canvas } from '../svg/canvas.ts';
import { ellipse } from '../svg/shape.ts';
import type { Block, Frame } from './lay-out.ts';
import { points } from './paper-size.ts';

const MARK = { length: 5, away: 1 };
const LINE = 0.15;

/** Where to cut: marks beside straight edges, so that no line stays on a card; a fine line round a circle. */
export function drawCutMarks(canvas: Canvas, { component, slots }: Block): void {
  canvas.save();
  canvas.lineWidth(points(LINE)).strokeOpacity(1).undash().lineCap('butt');
  const frames = slots.map(({ frame }) => frame);
  if (component.shape === 'round') for (const frame of frames) drawCircle(canvas, frame);
  else drawMarks(canvas, frames);
  canvas.restore();
}

function drawCircle(canvas: Canvas, { x, y, width, height }: Frame): void {
  const [rx, ry] = [points(width / 2), points(height / 2)];
  canvas.path(ellipse(points(x) + rx, points(y) + ry, rx, ry)).stroke('#8a7763');
}

function drawMarks(canvas: Canvas, frames: readonly Frame[]): void {
  const across = edgesOf(frames, ({ x, width }) => [x, x + width]);
  const down = edgesOf(frames, ({ y, height }) => [y, y + height]);
  const [left = 0, right = 0] = [across[0], across.at(-1)];
  const [top = 0, bottom = 0] = [down[0], down.at(-1)];
  const { length, away } = MARK;
  const d = [
    ...across.map((x) => tick(x, top - away, x, top - away - length)),
    ...across.map((x) => tick(x, bottom + away, x, bottom + away + length)),
    ...down.map((y) => tick(left - away, y, left - away - length, y)),
    ...down.map((y) => tick(right + away, y, right + away + length, y)),
  ];
  canvas.path(d.join('')).stroke('#2b211a');
}

function tick(...[x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  return `M${points(x1)} ${points(y1)}L${points(x2)} ${points(y2)}`;
}

/** Each once, in order; what differs by rounding alone is one edge. */
function edgesOf(
  frames: readonly Frame[],
  of: (frame: Frame) => readonly number[],
): readonly number[] {
  const all = frames.flatMap(of).map((edge) => Math.round(edge * 1000) / 1000);
  return [...new Set(all)].toSorted((one, other) => one - other);
}
