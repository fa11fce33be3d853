import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RuleId } from '@kast/kernel';
import { ruleIdsOf } from '../rule-ids/rule-ids.ts';

const ROOT = new URL('../../../../', import.meta.url);

export function rulebookIn(folder: URL): string {
  return readFileSync(new URL('RULES.md', folder), 'utf8');
}

/** The rule file that the game's own rulebook follows, where it lies beside the repository. */
export function contractOf(game: string): string | undefined {
  const file = new URL(`../shared/rules/${game}.md`, ROOT);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Every rule that a refusal or a result of this game may cite. */
export function citableRules(folder: URL): ReadonlySet<RuleId> {
  const table = readFileSync(new URL('docs/TABLE.md', ROOT), 'utf8');
  return new Set([...ruleIdsOf(rulebookIn(folder)), ...ruleIdsOf(table)]);
}

/** The games whose draws are described for those who check a record by hand. */
export function describedDraws(): readonly string[] {
  const doc = readFileSync(new URL('docs/CHANCE.md', ROOT), 'utf8');
  return [...doc.matchAll(/^- `([a-z-]+)`/gm)].map(([, game]) => game ?? '');
}

/** The text of every test file of this game. */
export function testFilesIn(folder: URL): readonly string[] {
  return filesIn(folder)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));
}

/** The golden records of this game, by name. */
export function goldenIn(folder: URL): readonly { readonly name: string; readonly path: string }[] {
  const golden = new URL('golden/', folder);
  if (!existsSync(golden)) return [];
  return filesIn(golden)
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ name: path.slice(fileURLToPath(golden).length, -'.json'.length), path }));
}

function filesIn(folder: URL): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => `${entry.parentPath.replace(/\/$/, '')}/${entry.name}`).toSorted();
}
