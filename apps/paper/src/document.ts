import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@kast/games';
import PdfKit from 'pdfkit';
import type { Canvas, FontName } from './svg/canvas.ts';
import { unpackWoff } from './unpack-woff.ts';

const FONTS: Readonly<Record<FontName, string>> = {
  display: '@fontsource/fraunces/files/fraunces-latin-700-normal.woff',
  text: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
  'text-bold':
    '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff',
};

interface DocumentOptions {
  readonly title: string;
  readonly language: Language;
}

/** An empty document with the faces of the app; what is not used of them is left out. */
export function openDocument({ title, language }: DocumentOptions): Canvas {
  const document = new PdfKit({
    autoFirstPage: false,
    info: { Title: title, Author: 'Spellenkast' },
    lang: language,
    displayTitle: true,
  });
  for (const [name, font] of Object.entries(fonts())) document.registerFont(name, font);
  return document;
}

let unpacked: Readonly<Record<FontName, Buffer>> | undefined;

function fonts(): Readonly<Record<FontName, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const read = (name: FontName): Buffer => unpackWoff(readFileSync(resolve(FONTS[name])));
  unpacked ??= { display: read('display'), text: read('text'), 'text-bold': read('text-bold') };
  return unpacked;
}

export async function closeDocument(document: Canvas): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  document.end();
  for await (const chunk of document) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
