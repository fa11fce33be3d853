import { compilePattern } from './compile-pattern.ts';
import type { Fault } from './fault.ts';
import type { LanguageFolder } from './folder.ts';
import type { Entry, TextFile } from './read-file.ts';
import type { Need } from './scope.ts';

export interface Compiled {
  readonly entry: Entry;
  /** A JavaScript expression: a string, or a function of its parts. */
  readonly code: string;
  readonly parts: readonly string[];
  /** A word is only said within other sentences of its language. */
  readonly role: 'text' | 'noun' | 'phrase' | 'form' | 'word';
}

export interface CompiledFile {
  readonly texts: readonly Compiled[];
  readonly needs: ReadonlySet<Need>;
  readonly faults: readonly Fault[];
}

export function compileFile(file: TextFile, folder: LanguageFolder): CompiledFile {
  const faults: Fault[] = [...file.faults];
  const needs = new Set<Need>();
  const references = new Map(
    [...(folder.files.find(({ name }) => name === 'names')?.entries ?? []), ...file.entries].map(
      (entry) => [entry.id, entry],
    ),
  );
  const texts = file.entries.map((entry): Compiled => {
    const used = new Set<string>();
    const body = compilePattern(entry.pattern, {
      language: folder.language,
      parts: folder.parts,
      names: folder.names,
      references,
      used,
      needs,
      strangers: new Set(),
      within: [entry.id],
      fail: (problem) =>
        faults.push({ file: entry.file, line: entry.line, problem: `${entry.id}: ${problem}` }),
    });
    const parts = [...used].toSorted();
    const role = roleOf(entry, file, folder);
    if (role === 'noun' && parts.length > 0) {
      const problem = `${entry.id}: a noun has no parts`;
      faults.push({ file: entry.file, line: entry.line, problem });
    }
    const phrase = phraseOf(entry, file, folder);
    if (phrase !== undefined) needs.add('parts');
    return { entry, parts, role, code: codeOf(body, parts, phrase) };
  });
  return { texts, needs, faults };
}

function codeOf(body: string, parts: readonly string[], phrase: string | undefined): string {
  if (phrase !== undefined) return `(value) => ((p) => ${body})(parts.${phrase}.split(value))`;
  return parts.length === 0 ? body : `(p) => ${body}`;
}

function roleOf(entry: Entry, file: TextFile, { names }: LanguageFolder): Compiled['role'] {
  if (file.name !== 'names') return 'text';
  if (entry.attribute !== undefined) return 'form';
  const [group = ''] = entry.path;
  if (names.nouns.has(group)) return 'noun';
  return names.phrases.has(group) ? 'phrase' : 'word';
}

/** The part whose phrase this is. */
function phraseOf(entry: Entry, file: TextFile, { parts }: LanguageFolder): string | undefined {
  if (file.name !== 'names') return undefined;
  const found = Object.entries(parts).find(([, part]) => {
    const item = part.kind === 'list' ? part.item : part;
    return item.kind === 'phrase' && item.name === entry.path[0];
  });
  if (!found) return undefined;
  return found[1].kind === 'list' ? `${found[0]}.item` : found[0];
}
