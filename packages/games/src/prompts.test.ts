import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PdfKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { byName, type Player } from './box/texts/part.ts';
import { LANGUAGES, registry } from './registry.ts';

/** The foot of a table in a window of 320 pixels, which `newcomer.test.ts` measures; browsers draw a little wider. */
const WIDTH = 0.98 * 296;
const LETTERS = 14;
const LINES = 2;

/** As long as those of the computers. */
const NAMES = [byName('Silvester'), byName('Margriet')] as const;

/** What any question is made with, each as long as it comes. */
function partsWith(who: Player) {
  return {
    who,
    whose: who.isYou ? who : NAMES[1],
    players: NAMES,
    side: 'light',
    pan: 'normal',
    circle: 'd4',
    left: 5,
    pips: 5,
    face: 6,
    count: 6,
  };
}

const FONT =
  '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff';

describe.each(registry)('the questions of $info.id', (box) => {
  it.each(LANGUAGES)('take no more than two lines of a narrow phone, in %s', async (language) => {
    const { table } = (await box.texts(language)) as unknown as Spoken;
    const asked = sentencesIn(table.prompt);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((sentence) => linesOf(sentence).length > LINES)).toEqual([]);
  });
});

interface Spoken {
  readonly table: { readonly prompt: Sentences };
}

type Told = (parts: ReturnType<typeof partsWith>) => string;

interface Sentences {
  readonly [name: string]: string | Told | Sentences;
}

function sentencesIn(sentences: Sentences): readonly string[] {
  return Object.values(sentences).flatMap((each) => {
    if (typeof each === 'string') return [each];
    if (typeof each !== 'function') return sentencesIn(each);
    return [NAMES[0], { name: '', isYou: true }].map((who) => each(partsWith(who)));
  });
}

const paper = new PdfKit({ autoFirstPage: false })
  .font(readFileSync(createRequire(import.meta.url).resolve(FONT)))
  .fontSize(LETTERS);

/** Broken as a browser breaks it: at its spaces, but for those that hold. */
function linesOf(sentence: string): readonly string[] {
  return sentence.split(/[ \n]+/u).reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    const isTooLong = paper.widthOfString(longer) > WIDTH;
    return isTooLong ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);
}
