import type { AnyPart } from '@kast/games';
import type { Entry, TextFile } from './read-file.ts';

/** What `names.ftl` holds: nouns with their forms, phrases with theirs, and words to refer to. */
export interface Names {
  /** Noun → key → form → entry; the plain form is ''. */
  readonly nouns: ReadonlyMap<string, ReadonlyMap<string, Forms>>;
  readonly phrases: ReadonlyMap<string, Forms>;
  /** The reader: `you` in the language's own file. */
  readonly you: Forms;
}

export type Forms = ReadonlyMap<string, Entry>;
export type Parts = Readonly<Record<string, AnyPart>>;

export function namesIn(
  names: TextFile | undefined,
  language: TextFile | undefined,
  parts: Parts,
): Names {
  const entries = names?.entries ?? [];
  const kinds = Object.values(parts).map((part) => (part.kind === 'list' ? part.item : part));
  const nouns = new Map<string, Map<string, Map<string, Entry>>>();
  const phrases = new Map<string, Map<string, Entry>>();
  for (const kind of kinds) {
    if (kind.kind === 'noun') nouns.set(kind.name, new Map());
    if (kind.kind === 'phrase') phrases.set(kind.name, new Map());
  }
  for (const entry of entries) {
    const [group = '', key] = entry.path;
    const form = entry.attribute ?? '';
    const noun = nouns.get(group);
    if (noun && key !== undefined) {
      noun.set(key, (noun.get(key) ?? new Map<string, Entry>()).set(form, entry));
    }
    phrases.get(group)?.set(form, entry);
  }
  const you = new Map(
    (language?.entries ?? [])
      .filter(({ path }) => path[0] === 'you')
      .map((entry) => [entry.attribute ?? '', entry]),
  );
  return { nouns, phrases, you };
}

export function plainText({ pattern }: Entry): string | undefined {
  const [element, ...others] = pattern.elements;
  return element?.type === 'TextElement' && others.length === 0 ? element.value : undefined;
}
