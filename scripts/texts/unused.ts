import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFile } from './compile-file.ts';
import type { LanguageFolder } from './folder.ts';
import type { Entry } from './read-file.ts';

/** Looked up by what the rules list: tests compare them with it. */
const LISTED = new Set(['rulebook', 'lessons', 'intro']);
/** What they list by name is told in the app or at every table: failures, rules, paces. */
const SHARED = [
  'packages/kernel/src',
  'packages/protocol/src',
  'packages/ui/src/stage',
  'packages/games/src/box',
];

/** Sentences of the source whose key is nowhere in the code that could say them. */
export function unusedSentences(root: string, source: LanguageFolder): readonly string[] {
  const homes = [
    path.dirname(path.dirname(source.folder)),
    ...SHARED.map((at) => path.join(root, at)),
  ];
  const code = homes.map(codeIn).join('\n');
  return source.files
    .filter(({ name }) => name !== 'names' && !LISTED.has(name))
    .flatMap(({ name, entries }) =>
      entries.filter((entry) => !isMentioned(keyOf(entry), code)).map(({ id }) => `${name} ${id}`),
    );
}

/** Words and forms of a language that none of its own sentences asks for. */
export function unusedNames(folder: LanguageFolder): readonly string[] {
  const compiled = folder.files.flatMap((file) => compileFile(file, folder).texts);
  const code = compiled.map((text) => text.code).join('\n');
  const sentences = compiled.map(({ entry }) => entry.written).join('\n');
  return compiled
    .filter(({ role, entry }) => {
      if (role === 'word') return !new RegExp(String.raw`\{ ?${entry.id} ?\}`).test(sentences);
      const [group = ''] = entry.path;
      return role === 'form' && !code.includes(`forms["${group}.${entry.attribute}"]`);
    })
    .map(({ entry }) => `names ${entry.id}`);
}

/** A rule is asked for by its id, everything else by the last step of its path. */
function keyOf({ id, path: steps }: Entry): string {
  return /^[A-Z]+\d+(_\d+)?$/.test(id) ? id.replace('_', '.') : (steps.at(-1) ?? '');
}

function isMentioned(key: string, code: string): boolean {
  const word = RegExp.escape(key.replace(/^value-/, ''));
  return new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`).test(code);
}

function codeIn(home: string): string {
  return globSync('**/*.{ts,tsx}', { cwd: home })
    .filter((file) => !/\.test\.tsx?$|\.generated\.ts$/.test(file))
    .map((file) => readFileSync(path.join(home, file), 'utf8').replaceAll(COMMENTS, ''))
    .join('\n');
}

const COMMENTS = /\/\*[^]*?\*\/|\/\/ .*$/gm;
