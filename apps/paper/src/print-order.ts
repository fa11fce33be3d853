import { LANGUAGES, type Language, registry } from '@kast/games';
import { type Paper, PAPERS } from './sheets/paper-size.ts';

export interface PrintOrder {
  readonly game: string;
  readonly paper: Paper;
  readonly language: Language;
}

/** All that there is to print: some dozens, which are made once, when the app is built. */
export function everyPrintOrder(): readonly PrintOrder[] {
  const papers = Object.keys(PAPERS) as readonly Paper[];
  return registry.flatMap(({ info }) =>
    papers.flatMap((paper) => LANGUAGES.map((language) => ({ game: info.id, paper, language }))),
  );
}

/** What the file is called, for the server, the page and the command alike. */
export function fileOf({ game, paper, language }: PrintOrder): string {
  return `${game}-${paper}-${language}.pdf`;
}
