import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageFolder } from './folder.ts';
import type { Entry } from './read-file.ts';

/**
 * Sentences whose key is nowhere in the code beside the texts. Rules, captions and lessons are looked up
 * by what the rules list, and tests compare them with it.
 */
export function unusedIn(root: string, source: LanguageFolder): readonly string[] {
  const homes = [
    path.dirname(path.dirname(source.folder)),
    ...SHARED.map((room) => path.join(root, room)),
  ];
  const code = homes.map(codeIn).join('\n');
  return source.files
    .filter(({ name }) => name !== 'rulebook' && name !== 'lessons' && name !== 'intro')
    .flatMap(({ name, entries }) => {
      const isName = name === 'names';
      return entries
        .filter(
          ({ attribute, id }) => !(isName && (attribute !== undefined || isReferred(id, source))),
        )
        .filter((entry) => !isMentioned(keyOf(entry), code))
        .map(({ id }) => `${name} ${id}`);
    });
}

/** A rule is asked for by its id, everything else by the last step of its path. */
function keyOf({ id, path: steps }: Entry): string {
  return /^[A-Z]+\d+(_\d+)?$/.test(id) ? id.replace('_', '.') : (steps.at(-1) ?? '');
}

function isMentioned(key: string, code: string): boolean {
  const word = key.replace(/^value-/, '').replaceAll('.', String.raw`\.`);
  return new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`).test(code);
}

/** Said within other sentences. */
function isReferred(id: string, { files, parts }: LanguageFolder): boolean {
  const isNoun = Object.values(parts).some((part) => {
    const item = part.kind === 'list' ? part.item : part;
    return (item.kind === 'noun' || item.kind === 'phrase') && id.split('_')[0] === item.name;
  });
  return (
    isNoun ||
    files.some(({ entries }) =>
      entries.some(({ written }) => new RegExp(String.raw`\{ ?${id} ?\}`).test(written)),
    )
  );
}

/** Their failures and rules are told at every table. */
const SHARED = ['packages/kernel/src', 'packages/protocol/src'];

function codeIn(home: string): string {
  return globSync('**/*.{ts,tsx}', { cwd: home })
    .filter((file) => !/\.test\.tsx?$|\.generated\.ts$/.test(file))
    .map((file) => readFileSync(path.join(home, file), 'utf8').replaceAll(COMMENTS, ''))
    .join('\n');
}

const COMMENTS = /\/\*[^]*?\*\/|\/\/ .*$/gm;
