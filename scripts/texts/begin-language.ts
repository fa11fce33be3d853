import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LANGUAGE } from '@kast/games';
import { isExample, LANGUAGE_FILES, textFolders } from './folder.ts';

/** What a new language is made of: a copy of every Dutch folder and file, beside it. What is there already stays. */
export function beginLanguage(root: string, language: string): readonly string[] {
  if (!/^[a-z]{2,3}$/.test(language)) throw new Error(`“${language}” is no tag of a language`);
  const offered = textFolders(root).filter((folder) => !isExample(root, { folder }));
  return [
    ...offered.map((folder) => [path.join(folder, SOURCE_LANGUAGE), path.join(folder, language)]),
    [SOURCE_LANGUAGE, language].map((one) => path.join(root, LANGUAGE_FILES, `${one}.ftl`)),
  ].flatMap(([from = '', to = '']) => {
    if (existsSync(to)) return [];
    cpSync(from, to, { recursive: true });
    return [path.relative(root, to)];
  });
}
