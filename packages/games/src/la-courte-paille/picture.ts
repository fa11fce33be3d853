import { box, drawing, INK, numeral, stroke } from '../box/plain-drawing.ts';
import { type Card, type Figure, figureOf, type PailleView, valueOf } from './rules/index.ts';

const [WIDTH, HEIGHT] = [760, 560];
const CARD = { width: 84, height: 118 };

const COLOURS: Readonly<Record<Figure, string>> = {
  C: '#28608c',
  G: '#b8431f',
  B: '#2f6f49',
  L: '#8a6410',
  R: '#5b5b66',
  F: '#6d4189',
  X: '#c4372c',
};

/** The raft as a plain drawing. Only what lies face up; of hands how many there are. CP7 */
export function picture({ week, menu, hands, shown }: PailleView): string {
  return drawing(WIDTH, HEIGHT, [
    box({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: '#8fc2c9', round: 18 }),
    ...[0, 1, 2, 3].map((plank) =>
      box({
        x: 24,
        y: 26 + plank * 84,
        width: WIDTH - 48,
        height: 78,
        fill: plank % 2 ? '#b98a55' : '#c59a63',
        round: 14,
        line: '#7a5631',
      }),
    ),
    ...rowOf(
      week.map(({ up, card }) => (up ? card : undefined)),
      48,
    ),
    ...rowOf(shown.length > 0 ? shown.map(({ card }) => card) : menu, 200),
    ...hands.flatMap(({ count }, index) => fanOf(count, handMiddle(index, hands.length))),
  ]);
}

/** As many as there are, side by side in the middle; closer where they are many. */
function rowOf(cards: readonly (Card | undefined)[], y: number): readonly string[] {
  const step = Math.min(CARD.width + 10, (WIDTH - 80) / Math.max(1, cards.length));
  const left = (WIDTH - (cards.length - 1) * step - CARD.width) / 2;
  return cards.map((card, index) => drawnCard(card, left + index * step, y));
}

function drawnCard(card: Card | undefined, x: number, y: number): string {
  const paper = { x, y, ...CARD, round: 9, line: INK };
  if (card === undefined) return drawnBack(paper);
  const colour = COLOURS[figureOf(card)];
  return [
    box({ ...paper, fill: '#fbf3e0' }),
    box({ x: x + 6, y: y + 6, width: CARD.width - 12, height: 22, fill: colour, round: 5 }),
    numeral(valueOf(card), {
      x: x + CARD.width / 2,
      y: y + 72,
      height: 56,
      line: colour,
    }),
  ].join('');
}

function drawnBack(paper: Omit<Parameters<typeof box>[0], 'fill'>): string {
  const { x, y, width, height } = paper;
  const wave = `M${x + 14} ${y + height / 2}q${width / 8} -22 ${width / 4 - 4} 0t${width / 4 - 4} 0t${width / 4 - 4} 0`;
  return box({ ...paper, fill: '#1f4e63' }) + stroke({ d: wave, line: '#8fc2c9', thick: 4 });
}

function handMiddle(index: number, seats: number): number {
  return (WIDTH / seats) * (index + 0.5);
}

/** A hand as those see it who sit opposite. */
function fanOf(count: number, middle: number): readonly string[] {
  const step = Math.min(22, 96 / Math.max(1, count));
  const left = middle - ((count - 1) * step + 52) / 2;
  return Array.from({ length: count }, (_, index) =>
    drawnBack({
      x: left + index * step,
      y: 412,
      width: 52,
      height: 74,
      round: 6,
      line: INK,
    }),
  );
}
