import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/root.mjs';
import { orStop, Stop } from '../setup/stop.mjs';
import { bundleRules } from './bundle-rules.ts';
import { FROZEN_TYPES, makeFrozenFile } from './frozen-file.ts';

/** `npm run freeze -- <game>`: before a rule of it is changed and `rulesVersion` raised. */
await orStop(async () => {
  const [game] = process.argv.slice(2);
  if (!game) throw new Stop('say which game: npm run freeze -- <game>');
  const code = await bundleRules(game);
  const folder = join(root, 'packages/games/src', game);
  const version = await versionOf(folder);
  const file = join(folder, 'frozen', `v${version}.js`);
  if (existsSync(file)) {
    throw new Stop(`version ${version} of ${game} is frozen already: raise rulesVersion first`);
  }
  mkdirSync(join(folder, 'frozen'), { recursive: true });
  writeFileSync(file, makeFrozenFile({ game, version, code }));
  writeFileSync(join(folder, 'frozen', `v${version}.d.ts`), FROZEN_TYPES);
  console.log(`${relative(root, file)} holds the rules of ${game} as they are now.`);
});

async function versionOf(folder: string): Promise<number> {
  const module = (await import(pathToFileURL(join(folder, 'info.ts')).href)) as {
    readonly info: { readonly rulesVersion: number };
  };
  return module.info.rulesVersion;
}
