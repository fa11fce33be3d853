import { existsSync } from 'node:fs';
import type { AnyGame } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import type { GameInFolder } from './game-in-folder.ts';

/** What every game's rules have, beside a file for each chapter of the rulebook. */
const REQUIRED = ['game.ts', 'index.ts', 'refusals.ts', 'scene.ts', 'state.ts'];

type Part = keyof AnyGame;

/** In which file each part of the contract stands, under its own name. */
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  'legality.ts': ['moves', 'check'],
  'flow.ts': ['turn', 'apply'],
  'events.ts': ['events'],
  'notation.ts': ['notation'],
};

/** Where not everybody sees everything, or not everything is decided by a seat. */
const HIDDEN_PARTS: typeof PARTS = {
  'view.ts': ['view'],
  'secrecy.ts': ['secrecy', 'reveals', 'isDisclosed'],
  'imagine.ts': ['imagine'],
  'memory.ts': ['remember', 'recall'],
  'chance.ts': ['chance'],
};

/** What `openGame` makes something else of. */
const WRAPPED: ReadonlySet<Part> = new Set(['events', 'view']);

/** Knowing the rules of one game is knowing where those of the next one stand. */
export function rulesFolderSuite(games: readonly GameInFolder[]): void {
  describe.each(games)('the rules of $id', ({ box, folder }) => {
    const at = (file: string): URL => new URL(`rules/${file}`, folder);
    const isOpen = !box.info.traits.hidden && !box.info.traits.chance;

    it('have the files that all rules have', () => {
      expect(REQUIRED.filter((file) => !existsSync(at(file)))).toEqual([]);
    });

    it.each(Object.entries({ ...PARTS, ...(isOpen ? {} : HIDDEN_PARTS) }))(
      'have in %s what the contract calls %s',
      async (file, parts) => {
        const { game } = (await import(at('game.ts').href)) as { readonly game: AnyGame };
        const asked = parts.filter((part) => game[part] !== undefined);
        const there = (asked.length > 0 ? await import(at(file).href) : {}) as Partial<AnyGame>;
        const isThere = (part: Part): boolean =>
          isOpen && WRAPPED.has(part) ? there[part] !== undefined : there[part] === game[part];
        expect(asked.filter((part) => !isThere(part))).toEqual([]);
      },
    );
  });
}
