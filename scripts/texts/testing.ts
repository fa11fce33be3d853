import type { LanguageFolder } from './folder.ts';
import { namesIn, type Parts } from './names.ts';
import { parseTextFile } from './read-file.ts';

/** A language that is written down in a test: files by their names. */
export function languageOf(
  language: string,
  parts: Parts,
  sources: Readonly<Record<string, string>>,
): LanguageFolder {
  const files = Object.entries(sources).map(([name, source]) =>
    parseTextFile(`${language}/${name}.ftl`, source),
  );
  const names = files.find(({ name }) => name === 'names');
  return {
    folder: language,
    language,
    parts,
    names: namesIn(names, YOU[language], parts),
    files,
    later: [],
  };
}

const YOU: Readonly<Record<string, ReturnType<typeof parseTextFile>>> = {
  nl: parseTextFile('nl.ftl', 'you = jij\n    .subject = jij\n    .object = jou\n'),
  de: parseTextFile('de.ftl', 'you = du\n    .nom = du\n    .acc = dich\n    .dat = dir\n'),
  fr: parseTextFile('fr.ftl', 'you = toi\n    .subject = tu\n    .stressed = toi\n'),
};
