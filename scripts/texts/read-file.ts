import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Message, type Pattern, parse, type Resource } from '@fluent/syntax';
import type { Fault } from './fault.ts';

/** One sentence of a file: a message, or one of its attributes. */
export interface Entry {
  readonly file: string;
  readonly line: number;
  /** As it stands in the file: `tell_shark`, `figure_C.the`. */
  readonly id: string;
  /** Where code finds it: `_` stands for a dot, and attributes are one level deeper. */
  readonly path: readonly string[];
  readonly attribute: string | undefined;
  readonly pattern: Pattern;
  /** The sentence as a canonical text: for fingerprints. */
  readonly written: string;
}

export interface TextFile {
  readonly file: string;
  /** `gamePage` of `game-page.ftl` */
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly faults: readonly Fault[];
}

/** Reads a file that has not changed since the last time only once: a language is read for each of its files. */
export function readTextFile(file: string): TextFile {
  const source = readFileSync(file, 'utf8');
  const before = read.get(file);
  if (before?.source === source) return before.content;
  const content = parseTextFile(file, source);
  read.set(file, { source, content });
  return content;
}

const read = new Map<string, { readonly source: string; readonly content: TextFile }>();

export function parseTextFile(file: string, source: string): TextFile {
  const { body } = parse(source, { withSpans: true });
  const lineOf = lineCounter(source);
  const faults: Fault[] = [];
  const entries: Entry[] = [];
  const seen = new Set<string>();
  for (const part of body) {
    const line = lineOf(part.span?.start ?? 0);
    if (part.type === 'Junk') {
      faults.push({ file, line, problem: junkProblem(part) });
    } else if (part.type === 'Term') {
      faults.push({ file, line, problem: 'terms are not used here: write a name in names.ftl' });
    } else if (part.type === 'Message') {
      const message = part;
      if (seen.has(message.id.name)) {
        faults.push({ file, line, problem: `“${message.id.name}” is there twice` });
      }
      seen.add(message.id.name);
      entries.push(...entriesOf(file, source, message, lineOf));
    }
  }
  return { file, name: camelCase(path.basename(file, '.ftl')), entries, faults };
}

type Junk = Extract<Resource['body'][number], { type: 'Junk' }>;

function junkProblem({ annotations, content }: Junk): string {
  const [first] = annotations;
  return `cannot be read: ${first?.message ?? ''} (${content.trim().split('\n')[0] ?? ''})`;
}

function entriesOf(
  file: string,
  source: string,
  message: Message,
  lineOf: LineCounter,
): readonly Entry[] {
  const base = message.id.name.split('_');
  const own = message.value
    ? [
        {
          file,
          line: lineOf(message.span?.start ?? 0),
          id: message.id.name,
          path: base,
          attribute: undefined,
          pattern: message.value,
          written: writtenPattern(source, message.value),
        },
      ]
    : [];
  return [
    ...own,
    ...message.attributes.map(({ id, value, span }) => ({
      file,
      line: lineOf(span?.start ?? 0),
      id: `${message.id.name}.${id.name}`,
      path: [...base, id.name],
      attribute: id.name,
      pattern: value,
      written: writtenPattern(source, value),
    })),
  ];
}

/** Line breaks within a paragraph are for whoever edits: moving them changes nothing. */
function writtenPattern(source: string, { span }: Pattern): string {
  return source.slice(span?.start, span?.end).replaceAll(/\s+/g, ' ').trim();
}

type LineCounter = (offset: number) => number;

/** Asked in the order of the file, it counts every line once. */
function lineCounter(source: string): LineCounter {
  let at = 0;
  let line = 1;
  return (offset) => {
    if (offset < at) {
      at = 0;
      line = 1;
    }
    for (let end = source.indexOf('\n', at); end !== -1 && end < offset; ) {
      at = end + 1;
      line += 1;
      end = source.indexOf('\n', at);
    }
    return line;
  };
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
