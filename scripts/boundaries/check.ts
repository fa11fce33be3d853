import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ruleSet } from './rules.ts';
import { strayDeclarations } from './stray-declarations.ts';

/**
 * dependency-cruiser reads TypeScript through TypeScript's JavaScript API, which version 7 does not
 * have. This folder's package brings version 6 for it alone.
 */
const own = createRequire(import.meta.url);
const { version } = own('typescript/package.json') as { readonly version: string };
if (!version.startsWith('6.')) {
  // With another version it would read next to nothing, and find nothing wrong.
  throw new Error(`the boundaries are read with TypeScript 6, not ${version}: run npm ci`);
}
const typescript = new Map(
  ['typescript', 'typescript/package.json'].map((name) => [
    name,
    pathToFileURL(own.resolve(name)).href,
  ]),
);
registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = typescript.get(specifier);
    return url === undefined ? nextResolve(specifier, context) : { url, shortCircuit: true };
  },
});

const { cruise } = await import('dependency-cruiser');

const FOLDERS = ['packages', 'apps', 'examples', 'scripts', 'training'];

const report = await cruise(
  FOLDERS,
  {
    validate: true,
    ruleSet,
    outputType: 'err',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: String.raw`^(packages/[^/]+|apps/[^/]+|examples/[^/]+|scripts|training)/(tuning/)?(dist|\.cache)/`,
    },
  },
  { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
);

if (typeof report.output === 'string') console.log(report.output.trimEnd());
const stray = strayDeclarations(FOLDERS);
for (const file of stray) console.log(`  error stray-declaration: ${file} lies beside its source`);
process.exitCode = report.exitCode === 0 && stray.length === 0 ? 0 : 1;
