import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../setup/root.mjs';
import { Stop } from '../setup/stop.mjs';

const ENTRY = '\0rules';

/** The pure rules of a game with all that they use, as one readable ES module that imports nothing. */
export async function bundleRules(game: string): Promise<string> {
  const rules = join(root, 'packages/games/src', game, 'rules/index.ts');
  if (!existsSync(rules)) throw new Stop(`there is no game called ${game}`);
  const build = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: 'neutral',
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: 'rules-alone',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? `export { game } from ${JSON.stringify(rules)};` : undefined),
      },
    ],
    // An import that is not bundled would be a rule that may still change.
    external: () => false,
    onLog: (_level, log) => {
      throw new Error(log.message);
    },
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  await build.close();
  return output[0].code;
}
