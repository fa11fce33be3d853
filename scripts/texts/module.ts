import path from 'node:path';
import { type Compiled, type CompiledFile, compileFile } from './compile-file.ts';
import { makeFault } from './fault.ts';
import { APART, type LanguageFolder } from './folder.ts';
import type { TextFile } from './read-file.ts';
import type { Need } from './scope.ts';
import { Branch, type Tree, treeOf } from './tree.ts';

/** A file of sentences as a module. `names.ftl` gives its names and their forms, others their texts. */
export function fileModule(file: TextFile, folder: LanguageFolder, runtime: string): string {
  const compiled = compileFile(file, folder);
  if (compiled.faults.length > 0) throw new Error(compiled.faults.map(makeFault).join('\n'));
  const body =
    file.name === 'names' ? namesBody(compiled) : `export const texts = ${object(compiled.texts)};`;
  return [...imports(compiled, folder, runtime, file.name === 'names'), body].join('\n');
}

/** All files of a language that are read together, each by its name. */
export function indexModule(folder: LanguageFolder): string {
  const files = folder.files.filter(
    ({ name }) => !APART.includes(name) && !folder.later.includes(name),
  );
  const lines = files.map(({ name, file }) => {
    const from = JSON.stringify(`./${path.basename(file)}`);
    return `import { ${name === 'names' ? 'names' : `texts as ${name}`} } from ${from};`;
  });
  return [
    ...lines,
    `export const messages = { ${files.map(({ name }) => name).join(', ')} };`,
  ].join('\n');
}

/** What stands on each box, by the name of its game. Said again with the game: they are short. */
export function introsModule(games: ReadonlyMap<string, LanguageFolder>): string {
  const members = [...games].flatMap(([game, folder]) =>
    folder.files
      .filter(({ name }) => name === 'intro')
      .map((file) => `${JSON.stringify(game)}: ${object(compileFile(file, folder).texts)}`),
  );
  return `export const intros = { ${members.join(', ')} };`;
}

function namesBody({ texts }: CompiledFile): string {
  const forms = treeOf(
    texts
      .filter(({ role }) => role === 'form')
      .map(({ entry, code }) => {
        const [group = '', ...rest] = entry.path.slice(0, -1);
        return { path: [`${group}.${entry.attribute}`, ...rest], leaf: code };
      }),
  );
  return [
    `export const names = ${object(texts.filter(({ role }) => role === 'noun' || role === 'phrase'))};`,
    `export const forms = ${literal(forms)};`,
  ].join('\n');
}

const RUNTIME: readonly Need[] = ['called', 'company', 'capital', 'elided', 'inFigures'];

function imports(
  { needs }: CompiledFile,
  { language }: LanguageFolder,
  runtime: string,
  isNames: boolean,
): readonly string[] {
  const said: string[] = RUNTIME.filter((need) => needs.has(need));
  if (needs.has('grammar')) said.push('grammar as grammarOf');
  const lines: string[] = [];
  if (said.length > 0) {
    lines.push(`import { ${said.join(', ')} } from ${JSON.stringify(runtime)};`);
  }
  if (!isNames && (needs.has('names') || needs.has('forms'))) {
    lines.push("import { names, forms } from './names.ftl';");
  }
  if (needs.has('parts')) lines.push("import { parts } from '../parts.ts';");
  if (needs.has('grammar')) lines.push(`const grammar = grammarOf(${JSON.stringify(language)});`);
  return lines;
}

function object(texts: readonly Compiled[]): string {
  return literal(treeOf(texts.map(({ entry, code }) => ({ path: entry.path, leaf: code }))));
}

function literal(tree: Tree<string>): string {
  if (!(tree instanceof Branch)) return tree;
  const members = [...tree.children].map(
    ([key, child]) => `${JSON.stringify(key)}: ${literal(child)}`,
  );
  return `{ ${members.join(', ')} }`;
}
