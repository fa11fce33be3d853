import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLanguage, SOURCE_LANGUAGE } from '@kast/games';
import { judgeLanguage } from './check-language.ts';
import { makeFault } from './fault.ts';
import {
  INDEX,
  isExample,
  LANGUAGE_FILES,
  type LanguageFolder,
  readLanguage,
  readTextSet,
  type TextSet,
  textFolders,
} from './folder.ts';
import { fileModule, indexModule, introsModule } from './module.ts';

interface Plugin {
  readonly name: string;
  readonly enforce: 'pre';
  load(
    this: { addWatchFile(id: string): void },
    id: string,
  ): Promise<{ code: string; map: null; moduleType: 'js' } | undefined>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUNTIME = path.join(ROOT, 'packages/games/src/box/texts/sentence.ts');

/** Compiles files of sentences (`.ftl`) while building, testing and developing. */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.ftl')) return undefined;
      this.addWatchFile(file);
      return { code: await codeOf(file), map: null, moduleType: 'js' };
    },
  };
}

async function codeOf(file: string): Promise<string> {
  const folder = path.dirname(file);
  if (path.relative(ROOT, folder) === LANGUAGE_FILES) {
    return introsModule(await gamesIn(path.basename(file, '.ftl')));
  }
  return codeIn(file, await readTextSet(path.dirname(folder)), path.basename(folder));
}

async function gamesIn(language: string): Promise<ReadonlyMap<string, LanguageFolder>> {
  const sets = await Promise.all(textFolders(ROOT).map(readTextSet));
  return new Map(
    sets
      .filter((set) => set.languages.includes(language) && !isExample(ROOT, set))
      .map((set) => [path.basename(path.dirname(set.folder)), readLanguage(ROOT, set, language)]),
  );
}

function codeIn(file: string, set: TextSet, language: string): string {
  // A language in the making has gaps, and nobody can choose it yet.
  if (!isLanguage(language))
    return 'export const messages = {}, texts = {}, names = {}, forms = {};';
  const folder = readLanguage(ROOT, set, language);
  if (path.basename(file) === INDEX) {
    const { faults, missing } = judgeLanguage(folder, readLanguage(ROOT, set, SOURCE_LANGUAGE));
    const problems = [...faults.map(makeFault), ...missing.map((id) => `${file}: no ${id}`)];
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return indexModule(folder);
  }
  const found = folder.files.find((each) => each.file === file);
  if (!found) throw new Error(`${file} is no file of texts`);
  return fileModule(found, folder, RUNTIME);
}
