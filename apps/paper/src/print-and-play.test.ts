import { LANGUAGES, registry } from '@kast/games';
import { PRINTABLE } from '@kast/games/paper';
import type { PaperComponent } from '@kast/games/box/paper.ts';
import { must } from '@kast/kernel';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { everyPrintOrder, fileOf } from './print-order.ts';
import { inWordsOf, printAndPlay } from './print-and-play.ts';
import { type Frame, layOut, type Sheet } from './sheets/lay-out.ts';
import { MARGIN, PAPERS } from './sheets/paper-size.ts';

const GAMES = registry.map(({ info }) => info.id);

async function componentsOf(game: string): Promise<readonly PaperComponent[]> {
  return (await must(PRINTABLE[game], `${game} on paper`)()).components;
}

/** By their id, those of several sizes together. */
async function countsOf(game: string): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { id, pieces } of await componentsOf(game)) {
    counts[id] = (counts[id] ?? 0) + pieces.length;
  }
  return counts;
}

function framesOn(sheets: readonly Sheet[], side: Sheet['side']): readonly Frame[] {
  return sheets
    .filter((sheet) => sheet.side === side)
    .flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots.map(({ frame }) => frame)));
}

describe('what is in a box of paper', () => {
  it('TB1.2 has nine light pieces and sixteen dark ones', async () => {
    expect(await countsOf('tablut')).toEqual({ board: 1, pieces: 25 });
  });

  it('CP1.1 has 59 cards, CP2.5 and the shark', async () => {
    expect(await countsOf('la-courte-paille')).toEqual({ cards: 59, shark: 1 });
  });

  it('HM1.1 has 36 cards and HM1.3 the house', async () => {
    expect(await countsOf('heuchel-und-meuchel')).toEqual({ board: 1, cards: 36 });
  });

  it('HM1.1 has on its cards how their class begins in the language that it is printed in', async () => {
    const printable = await must(PRINTABLE['heuchel-und-meuchel'], 'the house')();
    const box = must(
      registry.find(({ info }) => info.id === 'heuchel-und-meuchel'),
      'its box',
    );
    const cards = inWordsOf(await box.texts('de'), printable).find(({ id }) => id === 'cards');
    const drawn = cards?.pieces.map(({ front }) => renderToString(front as VNode)) ?? [];
    const initials = drawn.map((svg) => />(\p{Lu}\p{Ll}?)<\/text>/u.exec(svg)?.[1]);
    expect([...new Set(initials)]).toEqual(['Fe', 'S', 'Q', 'P', 'B', 'Fü']);
  });

  it('DD1.1 has 48 discs', async () => {
    expect(await countsOf('drunter-und-drueber')).toEqual({ board: 1, discs: 48 });
  });

  it('LK1.2 has six pancakes for the king, LK1.3 thirty for the piles, LK1.5 six to throw', async () => {
    expect(await countsOf('leibkoeche')).toEqual({
      board: 1,
      trays: 4,
      'kings-pancakes': 6,
      pancakes: 30,
      'throwing-pancakes': 6,
      cooks: 4,
      pans: 6,
    });
  });

  it('has every game of the cupboard', () => {
    expect(Object.keys(PRINTABLE).toSorted()).toEqual(GAMES.toSorted());
  });
});

describe.each(Object.entries(PAPERS))('the sheets on %s', (_, paper) => {
  it.each(GAMES)('hold every piece of %s once, within what a printer reaches', async (game) => {
    const components = await componentsOf(game);
    const sheets = layOut(components, paper);
    for (const { size, blocks } of sheets) {
      for (const { frame } of blocks.flatMap(({ slots }) => slots)) {
        expect(frame.x).toBeGreaterThanOrEqual(MARGIN.x - 0.001);
        expect(frame.y).toBeGreaterThanOrEqual(MARGIN.y - 0.001);
        expect(frame.x + frame.width).toBeLessThanOrEqual(size.width - MARGIN.x + 0.001);
        expect(frame.y + frame.height).toBeLessThanOrEqual(size.height - MARGIN.y + 0.001);
      }
    }
    const fronts = sheets.filter(({ side }) => side === 'front');
    const laid = fronts.flatMap(({ blocks }) =>
      blocks.flatMap(({ component, slots }) =>
        component.shape === 'board' ? [] : slots.map(({ piece }) => piece),
      ),
    );
    const pieces = components.flatMap((each) => (each.shape === 'board' ? [] : each.pieces));
    expect(new Set(laid)).toEqual(new Set(pieces));
    expect(laid).toHaveLength(pieces.length);
  });

  it.each(GAMES)('put the whole board of %s together again', async (game) => {
    const components = await componentsOf(game);
    for (const board of components.filter(({ shape }) => shape === 'board')) {
      const parts = layOut([board], paper).flatMap(({ blocks }) =>
        blocks.flatMap(({ slots }) => slots.flatMap(({ part }) => part ?? [])),
      );
      const area = parts.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area).toBeCloseTo(board.width * board.height, 3);
    }
  });

  it('turn over the long edge: a back lies behind its front', async () => {
    const sheets = layOut(await componentsOf('la-courte-paille'), paper);
    const [front, back] = [must(sheets[0], 'a front'), must(sheets[1], 'a back')];
    expect([front.side, back.side]).toEqual(['front', 'back']);
    const turned = framesOn([back], 'back').map(({ x, y, width }) => [paper.width - x - width, y]);
    for (const [index, { x, y }] of framesOn([front], 'front').entries()) {
      expect(turned[index]?.[0]).toBeCloseTo(x, 6);
      expect(turned[index]?.[1]).toBe(y);
    }
  });
});

describe('a printed game', () => {
  it.each([
    ['a4', 'la-courte-paille', 15, [595.28, 841.89]],
    ['letter', 'la-courte-paille', 15, [612, 792]],
    ['a4', 'heuchel-und-meuchel', 6, [595.28, 841.89]],
  ] as const)('on %s has the pages of %s', async (paper, game, pages, size) => {
    const pdf = Buffer.from(must(await printAndPlay({ game, paper, language: 'nl' }), 'a PDF'));
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    const boxes = Array.from(text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), (found) =>
      found.slice(1).map((side) => Math.round(Number(side) * 100) / 100),
    );
    expect(boxes).toHaveLength(pages);
    expect(boxes[0]).toEqual(size);
  });

  it('brings its letters along', async () => {
    const pdf = await printAndPlay({ game: 'tablut', paper: 'a4', language: 'fr' });
    const text = Buffer.from(must(pdf, 'a PDF')).toString('latin1');
    expect(text).toContain('/FontFile2');
    expect(text).not.toContain('/Helvetica');
  });

  it('is told by game, paper and language, and there are not many', () => {
    const files = everyPrintOrder().map(fileOf);
    expect(files).toContain('leibkoeche-letter-de.pdf');
    expect(new Set(files).size).toBe(GAMES.length * 2 * LANGUAGES.length);
  });

  it('is none for a game that does not exist', async () => {
    const order = { game: 'constructor', paper: 'a4', language: 'nl' } as const;
    expect(await printAndPlay(order)).toBeUndefined();
  });
});
