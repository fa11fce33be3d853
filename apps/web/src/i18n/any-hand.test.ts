import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Told to whoever has a mouse, or a finger on the glass; others have keys. */
const OF_ONE_HAND: readonly (readonly [language: string, told: RegExp])[] = [
  ['nl', /\b(?:klik|tik)(?:t|ken|te)?\b/iu],
  ['en', /\b(?:click|tap)(?:s|ped|ping)?\b/iu],
  ['de', /klick|\bantipp|\btipp(?:e|t)\b[^.:]*? (?:auf ein|auf d|an\b)/iu],
  ['fr', /\bcli(?:c|que[rz]?)\b|(?:= |\] |\. )touche[rz]?\b/iu],
];

it.each(OF_ONE_HAND)(
  'what to do is said for mouse, finger and keys alike, in %s',
  (language, told) => {
    const files = globSync(
      [`apps/web/src/**/${language}/*.ftl`, `packages/games/src/**/${language}/*.ftl`],
      {
        cwd: ROOT,
      },
    );
    const said = files.flatMap((file) =>
      readFileSync(`${ROOT}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => !line.startsWith('#') && told.test(line)),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(said).toEqual([]);
  },
);
