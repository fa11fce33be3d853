import { type GameTexts, type Language, registry } from '@kast/games';
import type { PaperComponent, PrintAndPlay } from '@kast/games/box/paper.ts';
import { PRINTABLE } from '@kast/games/paper';
import type { Drawn } from '@kast/ui';
import { tokensText } from '@kast/ui/tokens-text';
import type { Messages } from './texts/messages.generated.ts';
import { closeDocument, openDocument } from './document.ts';
import type { PrintOrder } from './print-order.ts';
import { drawCover } from './sheets/draw-cover.ts';
import { drawFoot } from './sheets/draw-foot.ts';
import { drawSheet } from './sheets/draw-sheet.ts';
import { layOut } from './sheets/lay-out.ts';
import { PAPERS, points } from './sheets/paper-size.ts';
import { parseStyleSheet } from './svg/style-sheet.ts';

/** A game to print, cut out and play, as a PDF; undefined where there is no such game. */
export async function printAndPlay({
  game,
  paper,
  language,
}: PrintOrder): Promise<Uint8Array | undefined> {
  const box = registry.find(({ info }) => info.id === game);
  const open = Object.hasOwn(PRINTABLE, game) ? PRINTABLE[game] : undefined;
  if (!box || !open) return undefined;
  const [printable, texts, { sheets: words }] = await Promise.all([
    open(),
    box.texts(language),
    messagesIn(language),
  ]);
  const rules = [tokensText, ...printable.styles].flatMap(parseStyleSheet);
  const { name } = texts;
  const components = inWordsOf(texts, printable);
  const sheets = layOut(components, PAPERS[paper]);
  const document = openDocument({ title: words.title({ game: name }), language });
  document.addPage({ size: inPoints(PAPERS[paper]), margin: 0 });
  drawCover(document, { name, components, size: PAPERS[paper], words });
  for (const [index, sheet] of sheets.entries()) {
    document.addPage({ size: inPoints(sheet.size), margin: 0 });
    drawSheet(document, sheet, printable, rules);
    drawFoot(document, { game: name, sheet, at: index + 1, of: sheets.length, words });
  }
  return closeDocument(document);
}

/** Every drawing with the letters of one language. */
export function inWordsOf(texts: GameTexts, printable: PrintAndPlay): readonly PaperComponent[] {
  const inWords = (drawn: Drawn): Drawn => printable.inWordsOf?.(texts, drawn) ?? drawn;
  return printable.components.map((component) => ({
    ...component,
    pieces: component.pieces.map(({ front, back }) => ({
      front: inWords(front),
      ...(back ? { back: inWords(back) } : {}),
    })),
  }));
}

function inPoints({ width, height }: { readonly width: number; readonly height: number }) {
  return [points(width), points(height)] satisfies [number, number];
}

async function messagesIn(language: Language): Promise<Messages> {
  const { messages } = (await import(`./texts/${language}/index.ftl`)) as {
    readonly messages: Messages;
  };
  return messages;
}
