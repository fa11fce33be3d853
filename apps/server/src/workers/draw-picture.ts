import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** What a picture shows, whoever looks at it. */
export interface DrawPictureTask {
  readonly title: string;
  readonly lines: readonly string[];
  /** The position as SVG, or the address of a cover. */
  readonly art: { readonly svg: string } | { readonly cover: string };
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 40];
const INK = '#2b211a';

/** A picture for links, as PNG. */
export async function drawPicture({ title, lines, art }: DrawPictureTask): Promise<Uint8Array> {
  // Where this machine has none, only pictures fail.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  await fontsLoaded();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#efe3cf';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#5b3a22';
  context.fillRect(0, HEIGHT - 14, WIDTH, 14);
  const svg = 'svg' in art ? Buffer.from(art.svg) : await readFile(fileURLToPath(art.cover));
  const image = await loadImage(svg);
  const height = HEIGHT - 2 * MARGIN - 14;
  const width = (image.width / image.height) * height;
  context.drawImage(image, MARGIN, MARGIN, width, height);
  const left = 2 * MARGIN + width;
  writeWords(context, title, lines, left);
  return canvas.toBuffer('image/png');
}

function writeWords(
  context: SKRSContext2D,
  title: string,
  lines: readonly string[],
  left: number,
): void {
  const room = WIDTH - left - MARGIN;
  let y = 120;
  context.fillStyle = INK;
  context.font = `600 60px ${DISPLAY}`;
  for (const line of wrapped(context, title, room).slice(0, 3)) {
    context.fillText(line, left, y);
    y += 70;
  }
  context.font = `32px "${TEXT}", "${MORE_TEXT}"`;
  for (const line of lines.flatMap((text) => wrapped(context, text, room)).slice(0, 6)) {
    context.fillText(line, left, y);
    y += 46;
  }
  context.fillStyle = '#8a5a1c';
  context.font = `600 34px ${DISPLAY}`;
  context.fillText('Spellenkast', left, HEIGHT - 14 - MARGIN);
}

/** Words that do not fit at all are cut: a name can be one long word. */
function wrapped(context: SKRSContext2D, text: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= room) lines.splice(-1, 1, longer);
    else lines.push(cut(context, word, room));
  }
  return lines;
}

function cut(context: SKRSContext2D, word: string, room: number): string {
  if (context.measureText(word).width <= room) return word;
  let kept = Array.from(word);
  while (kept.length > 0 && context.measureText(`${kept.join('')}…`).width > room) {
    kept = kept.slice(0, -1);
  }
  return `${kept.join('')}…`;
}

const DISPLAY = 'Fraunces';
const [TEXT, MORE_TEXT] = ['Atkinson', 'Atkinson more letters'];
const FILES = {
  [DISPLAY]: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  [TEXT]:
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  [MORE_TEXT]:
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
} as const;

let loading: Promise<void> | undefined;

/** The faces of the pages: what the machine has is not the same everywhere. */
function fontsLoaded(): Promise<void> {
  loading ??= loadFonts();
  return loading;
}

async function loadFonts(): Promise<void> {
  const { GlobalFonts } = await import('@napi-rs/canvas');
  const { resolve } = createRequire(import.meta.url);
  for (const [face, file] of Object.entries(FILES)) {
    GlobalFonts.register(await readFile(resolve(file)), face);
  }
}
