import { existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Names, namesIn, type Parts } from './names.ts';
import { readTextFile, type TextFile } from './read-file.ts';

/** A set of texts: a game's, the web app's, or that of what is printed. In it a folder for each language. */
export interface TextSet {
  readonly folder: string;
  readonly parts: Parts;
  readonly languages: readonly string[];
  /** The files that the index leaves out: each is a module of its own, fetched by who needs it. */
  readonly later: readonly string[];
}

/** What one language says in a set of texts. */
export interface LanguageFolder {
  readonly folder: string;
  readonly language: string;
  readonly parts: Parts;
  readonly names: Names;
  readonly files: readonly TextFile[];
  readonly later: readonly string[];
}

/** The file that stands for its folder: importing it brings all others that are not for later. */
export const INDEX = 'index.ftl';
/** Each a module of its own, fetched when it is wanted: when somebody is accompanied, or has asked for a hint. */
export const APART: readonly string[] = ['firstMatch', 'hintReasons'];
/** What is the same in all texts of a language: how it speaks to the reader. */
export const LANGUAGE_FILES = 'packages/games/src/box/texts/languages';

const EXAMPLES = 'examples';

export function textFolders(root: string): readonly string[] {
  const sets = [
    'packages/games/src/*/texts',
    `${EXAMPLES}/*/texts`,
    'apps/web/src/i18n',
    'apps/web/src/*/texts',
    'apps/paper/src/texts',
  ];
  return globSync(
    sets.map((set) => `${set}/parts.ts`),
    { cwd: root },
  )
    .map((file) => path.join(root, path.dirname(file)))
    .toSorted();
}

/** A game that is not in the cupboard: it speaks the languages that it has, and nobody offers it. */
export function isExample(root: string, { folder }: Pick<TextSet, 'folder'>): boolean {
  return path.relative(root, folder).startsWith(EXAMPLES + path.sep);
}

/** The languages that a set of texts is to have: all that were begun, or those that an example has. */
export function languagesFor(root: string, set: TextSet): readonly string[] {
  return isExample(root, set) ? set.languages : languagesIn(root);
}

/** Every language that has been begun: it has a word for the reader. */
export function languagesIn(root: string): readonly string[] {
  return readdirSync(path.join(root, LANGUAGE_FILES)).map((file) => path.basename(file, '.ftl'));
}

export async function readTextSet(folder: string): Promise<TextSet> {
  const { parts, later = [] } = (await import(
    pathToFileURL(path.join(folder, 'parts.ts')).href
  )) as {
    parts: Parts;
    later?: readonly string[];
  };
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, INDEX)))
    .map(({ name }) => name)
    .toSorted();
  return { folder, parts, languages, later };
}

export function readLanguage(root: string, set: TextSet, language: string): LanguageFolder {
  const folder = path.join(set.folder, language);
  const files = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.ftl') && name !== INDEX)
    .toSorted()
    .map((name) => readTextFile(path.join(folder, name)));
  const own = path.join(root, LANGUAGE_FILES, `${language}.ftl`);
  const names = namesIn(
    files.find(({ name }) => name === 'names'),
    existsSync(own) ? readTextFile(own) : undefined,
    set.parts,
  );
  return { folder, language, parts: set.parts, names, files, later: set.later };
}
