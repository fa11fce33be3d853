import path from 'node:path';
import { SOURCE_LANGUAGE } from '@kast/games';
import { type Compiled, compileFile } from './compile-file.ts';
import type { Fault } from './fault.ts';
import type { LanguageFolder } from './folder.ts';

export interface Judged {
  /** Sentences that cannot be said, or that the source does not have. */
  readonly faults: readonly Fault[];
  /** Sentences of the source that this language lacks: `table tell_shark`. */
  readonly missing: readonly string[];
  /** How many it has. */
  readonly sentences: number;
}

/** Is everything there, with the same parts as in the source, and in forms that exist? */
export function judgeLanguage(folder: LanguageFolder, source: LanguageFolder): Judged {
  const own = compiledOf(folder);
  const first = folder.language === SOURCE_LANGUAGE ? own : compiledOf(source);
  const missing = [...first.texts.keys()].filter((key) => !own.texts.has(key));
  const faults = [...own.texts].flatMap(([key, text]): readonly Fault[] => {
    const model = first.texts.get(key);
    const { file, line, id } = text.entry;
    if (!model) return [{ file, line, problem: `${id}: the source has no such sentence` }];
    return differences(text, model).map((problem) => ({
      file,
      line,
      problem: `${id}: ${problem}`,
    }));
  });
  return {
    faults: [...own.faults, ...faults, ...orderFaults(folder, source)],
    missing,
    sentences: own.texts.size,
  };
}

function compiledOf(folder: LanguageFolder) {
  const compiled = folder.files.map((file) => ({ file, ...compileFile(file, folder) }));
  const texts = new Map<string, Compiled>(
    compiled.flatMap(({ file, texts }) =>
      // Each language has the forms and words that its own sentences ask for.
      texts
        .filter(({ role }) => role !== 'form' && role !== 'word')
        .map((text) => [`${file.name} ${text.entry.id}`, text]),
    ),
  );
  return { texts, faults: compiled.flatMap(({ faults }) => faults) };
}

function differences(text: Compiled, model: Compiled): readonly string[] {
  return [
    ...model.parts
      .filter((part) => !text.parts.includes(part))
      .map((part) => `$${part} is missing: the source says it`),
    ...text.parts
      .filter((part) => !model.parts.includes(part))
      .map((part) => `$${part} is not given: the source does not have it`),
  ];
}

/** The rulebook and the lessons are read in the order of their files. */
function orderFaults(folder: LanguageFolder, source: LanguageFolder): readonly Fault[] {
  return ['rulebook', 'lessons', 'options'].flatMap((name) => {
    const own = folder.files.find((file) => file.name === name);
    const model = source.files.find((file) => file.name === name);
    if (!own || !model) return [];
    const known = new Map(model.entries.map(({ id }, index) => [id, index]));
    const entries = own.entries.filter(({ id }) => known.has(id));
    return entries.flatMap(({ file, line, id }, index) => {
      const previous = entries[index - 1];
      const isEarlier = previous && (known.get(previous.id) ?? 0) > (known.get(id) ?? 0);
      const problem = `${id} stands elsewhere in the source (${path.basename(file)})`;
      return isEarlier ? [{ file, line, problem }] : [];
    });
  });
}
