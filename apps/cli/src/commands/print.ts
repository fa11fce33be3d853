import { existsSync, writeFileSync } from 'node:fs';
import { isLanguage, LANGUAGES } from '@kast/games';
import { type Command, DONE, parseFlags, textOf } from '../command.ts';
import { refused, usage } from '../complaint.ts';
import { boxOf } from '../cupboard.ts';

/** `npm run kast` and `npm run build` build it: drawings are components, which Node does not read. */
const PRINTER = new URL('../../../paper/dist/paper.js', import.meta.url);
const PAPERS = ['a4', 'letter'];

interface Printer {
  printAndPlay(
    this: void,
    order: {
      readonly game: string;
      readonly paper: string;
      readonly language: string;
    },
  ): Promise<Uint8Array | undefined>;
}

export const print: Command = {
  summary: 'makes a PDF of a game to print, cut out and play',
  synopsis: ['print --game G --out FILE [--paper P] [--language L]'],
  help: [
    ['--game G', 'a game of the cupboard'],
    ['--paper P', `${PAPERS.join(' or ')} (a4)`],
    ['--language L', `${LANGUAGES.join(', ')} (nl)`],
    ['--out FILE', 'where the PDF is to be'],
  ],

  async run(args, print) {
    const flags = parseFlags(args, {
      game: { type: 'string' },
      paper: { type: 'string' },
      language: { type: 'string' },
      out: { type: 'string' },
    });
    if (!flags.ok) return flags;
    const box = await boxOf(flags.value);
    if (!box.ok) return box;
    const paper = textOf(flags.value, 'paper') ?? 'a4';
    if (!PAPERS.includes(paper)) return usage(`--paper is ${PAPERS.join(' or ')}, not "${paper}"`);
    const language = textOf(flags.value, 'language') ?? 'nl';
    if (!isLanguage(language)) return usage(`--language is one of ${LANGUAGES.join(', ')}`);
    const out = textOf(flags.value, 'out');
    if (out === undefined) return usage('say where to: --out FILE');
    if (!existsSync(PRINTER)) return refused('what prints is not built: npm run build');
    const { printAndPlay } = (await import(PRINTER.href)) as Printer;
    const game = box.value.info.id;
    const file = await printAndPlay({ game, paper, language });
    if (!file) return refused(`${game} cannot be printed`);
    writeFileSync(out, file);
    print(`${out}: ${game}, ${paper}, ${language}, ${file.length} bytes`);
    return DONE;
  },
};
