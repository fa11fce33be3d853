import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { LANGUAGES } from '@kast/games';
import {
  type GameIntro,
  PREVIEW_WORDS,
  PREVIEWS_FILE,
  type PreviewTexts,
  type Previews,
} from '@kast/protocol';
import { compileFile } from '../texts/compile-file.ts';
import {
  isExample,
  type LanguageFolder,
  readLanguage,
  readTextSet,
  textFolders,
} from '../texts/folder.ts';

interface Emitter {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string;
}

interface Plugin {
  readonly name: string;
  readonly apply: 'build';
  readonly enforce: 'post';
  generateBundle(this: Emitter): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const APP = path.join(ROOT, 'apps/web/src/i18n');

/** Puts what links say beside the pages: the server reads no files of sentences. */
export function previews(): Plugin {
  return {
    name: 'previews',
    apply: 'build',
    enforce: 'post',
    async generateBundle() {
      const source = JSON.stringify(await readPreviews());
      this.emitFile({ type: 'asset', fileName: PREVIEWS_FILE, source });
    },
  };
}

async function readPreviews(): Promise<Previews> {
  const sets = await Promise.all(textFolders(ROOT).map(readTextSet));
  const own = sets.filter((set) => !isExample(ROOT, set));
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      textsIn(own.map((set) => readLanguage(ROOT, set, language))),
    ]),
  );
}

function textsIn(folders: readonly LanguageFolder[]): PreviewTexts {
  const isApp = ({ folder }: LanguageFolder) => path.dirname(folder) === APP;
  const words = folders.filter(isApp).map((folder) => plainTexts(folder, 'preview'))[0] ?? {};
  const games = folders.flatMap((folder): readonly [string, GameIntro][] => {
    const { name = '', tagline = '', about = '' } = plainTexts(folder, 'intro');
    if (isApp(folder)) return [];
    return [[path.basename(path.dirname(path.dirname(folder.folder))), { name, tagline, about }]];
  });
  for (const word of PREVIEW_WORDS) {
    if (words[word] === undefined) throw new Error(`no "${word}" among what links say`);
  }
  return { words, games: Object.fromEntries(games) };
}

/** Sentences with nothing to fill in are compiled to strings. */
function plainTexts(folder: LanguageFolder, file: string): Readonly<Record<string, string>> {
  const texts = folder.files
    .filter(({ name }) => name === file)
    .flatMap((found) => compileFile(found, folder).texts);
  return Object.fromEntries(
    texts.map(({ entry, code }) => [entry.id, runInNewContext(code) as string]),
  );
}
