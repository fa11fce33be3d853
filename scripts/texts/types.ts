import { compileFile, type Compiled } from './compile-file.ts';
import { APART, type LanguageFolder } from './folder.ts';
import type { TextFile } from './read-file.ts';
import { Branch, type Tree, treeOf } from './tree.ts';

export const TYPES_FILE = 'messages.generated.ts';

/** The shape of the texts, for the code that says them: keys and parts as the source has them. */
export function typesOf(source: LanguageFolder, partTypes: string): string {
  const typeOfFile = (file: TextFile, indent: string): string => {
    const texts = compileFile(file, source).texts.filter(
      ({ role }) => role !== 'form' && role !== 'word',
    );
    const tree = treeOf(
      texts.map((text) => ({ path: text.entry.path, leaf: typeOf(text, source) })),
    );
    return literal(tree, indent);
  };
  const together = source.files
    .filter(({ name }) => !APART.includes(name))
    .map((file) => `  readonly ${file.name}: ${typeOfFile(file, '  ')};`);
  const apart = source.files
    .filter(({ name }) => APART.includes(name))
    .map((file) => `\nexport interface ${capital(file.name)}Messages ${typeOfFile(file, '')}`);
  const body = ['export interface Messages {', ...together, '}', ...apart].join('\n');
  const used = ['Phrase', 'Sentence'].filter((name) => body.includes(`${name}<`));
  return [
    `// Written by \`npm run texts\` from the sentences in ${source.language}/.`,
    ...(used.length > 0
      ? [
          `import type { ${used.join(', ')} } from '${partTypes}';`,
          "import type { parts } from './parts.ts';",
          '',
          'type Parts = typeof parts;',
        ]
      : []),
    '',
    body,
    '',
  ].join('\n');
}

function typeOf({ entry, parts, role }: Compiled, source: LanguageFolder): string {
  const union = parts.map((part) => `'${part}'`).join(' | ');
  if (role === 'phrase') {
    const thing = Object.entries(source.parts).find(
      ([, part]) => part.kind === 'phrase' && part.name === entry.path[0],
    );
    return `Phrase<Parts, '${thing?.[0] ?? entry.path[0]}', ${union}>`;
  }
  return parts.length === 0 ? 'string' : `Sentence<Parts, ${union}>`;
}

function literal(tree: Tree<string>, indent: string): string {
  if (!(tree instanceof Branch)) return tree;
  const members = [...tree.children].map(
    ([key, child]) => `${indent}  readonly ${nameOf(key)}: ${literal(child, `${indent}  `)};`,
  );
  return `{\n${members.join('\n')}\n${indent}}`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function nameOf(key: string): string {
  return /^[a-zA-Z]\w*$/.test(key) ? key : `'${key}'`;
}
