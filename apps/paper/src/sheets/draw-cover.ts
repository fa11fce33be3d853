import type { PaperComponent, PaperComponentId } from '@kast/games/box/paper.ts';
import type { Canvas } from '../svg/canvas.ts';
import type { Messages } from '../texts/messages.generated.ts';
import { type PaperSize, points } from './paper-size.ts';

interface Cover {
  readonly name: string;
  readonly components: readonly PaperComponent[];
  readonly size: PaperSize;
  readonly words: Messages['sheets'];
}

const EDGE = 22;
const INK = '#2b211a';
/** In millimetres: to be measured after printing. */
const RULER = 100;

/** What is in the box, and how to make it. */
export function drawCover(canvas: Canvas, { name, components, size, words }: Cover): void {
  const width = points(size.width - 2 * EDGE);
  const hasSeveralSheets = components.some(({ shape }) => shape === 'board');
  const hasBacks = components.some(({ pieces }) => pieces.some(({ back }) => back));
  canvas.fillColor(INK).font('display').fontSize(28);
  canvas.text(words.title({ game: name }), points(EDGE), points(30), { width });
  heading(canvas, words.contents);
  canvas.list(
    [...countsOf(components)].map(([id, count]) => words[id]({ count })),
    { width, bulletRadius: 1.6, textIndent: 12, lineGap: 3 },
  );
  heading(canvas, words.how);
  const steps = [words.scale, ...(hasBacks ? [words.duplex] : []), words.cut];
  canvas.list(hasSeveralSheets ? [...steps, words.glue] : steps, {
    width,
    bulletRadius: 1.6,
    textIndent: 12,
    lineGap: 3,
    paragraphGap: 5,
  });
  drawRuler(canvas, canvas.y + points(14), words.ruler);
}

function heading(canvas: Canvas, title: string): void {
  canvas.y += points(8);
  canvas.font('display').fontSize(17).text(title, points(EDGE));
  canvas.y += points(2);
  canvas.font('text').fontSize(12);
}

function countsOf(components: readonly PaperComponent[]): ReadonlyMap<PaperComponentId, number> {
  const counts = new Map<PaperComponentId, number>();
  for (const { id, pieces } of components) counts.set(id, (counts.get(id) ?? 0) + pieces.length);
  return counts;
}

function drawRuler(canvas: Canvas, y: number, label: string): void {
  const [left, right, tick] = [points(EDGE), points(EDGE + RULER), points(3)];
  canvas.lineWidth(0.7).strokeOpacity(1);
  canvas
    .path(`M${left} ${y - tick}V${y + tick}M${left} ${y}H${right}M${right} ${y - tick}V${y + tick}`)
    .stroke(INK);
  canvas.fontSize(10).text(label, left, y + points(2), { width: right - left, align: 'center' });
}
