import type { PaperComponentId } from '@kast/games/box/paper.ts';
import type { Canvas } from '../svg/canvas.ts';
import type { Messages } from '../texts/messages.generated.ts';
import type { Sheet } from './lay-out.ts';
import { MARGIN, points } from './paper-size.ts';

interface Foot {
  readonly game: string;
  readonly sheet: Sheet;
  readonly at: number;
  readonly of: number;
  readonly words: Messages['sheets'];
}

/** In the margin: which sheet it is, so that a pile of paper can be put in order. */
export function drawFoot(canvas: Canvas, { game, sheet, at, of, words }: Foot): void {
  const { width, height } = sheet.size;
  const component = [...countsOn(sheet)].map(([id, count]) => words[id]({ count })).join(', ');
  const line = words.foot({ game, component, side: sheet.side, sheet: at, sheets: of });
  canvas.font('text').fontSize(7).fillOpacity(1).fillColor('#6a5a4c');
  canvas.text(line, points(MARGIN.x), points(height - 6), {
    width: points(width - 2 * MARGIN.x),
    align: 'right',
    lineBreak: false,
    baseline: 'alphabetic',
  });
}

function countsOn({ blocks }: Sheet): ReadonlyMap<PaperComponentId, number> {
  const counts = new Map<PaperComponentId, number>();
  for (const { component, slots } of blocks) {
    if (slots.length > 0) counts.set(component.id, (counts.get(component.id) ?? 0) + slots.length);
  }
  return counts;
}
