import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLanguage, SOURCE_LANGUAGE } from '@kast/games';
import { judgeLanguage } from './check-language.ts';
import { makeFault } from './fault.ts';
import { INDEX, readLanguage, readTextSet, type TextSet } from './folder.ts';
import { fileModule, indexModule } from './module.ts';

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
      const set = await readTextSet(path.dirname(path.dirname(file)));
      const language = path.basename(path.dirname(file));
      this.addWatchFile(file);
      return { code: codeOf(file, set, language), map: null, moduleType: 'js' };
    },
  };
}

function codeOf(file: string, set: TextSet, language: string): string {
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
