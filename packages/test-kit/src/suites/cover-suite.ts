import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameInFolder } from './game-in-folder.ts';

export function coverSuite(games: readonly GameInFolder[]): void {
  describe.each(games)('the cover of $id', ({ box }) => {
    const drawing = readFileSync(new URL(box.cover), 'utf8');

    it('is drawn three by four, like every box', () => {
      expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 300 400"/);
    });

    it('weighs at most 4 KB', () => {
      expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(4096);
    });

    it('fetches and runs nothing', () => {
      expect(drawing).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href="[^#]/);
    });
  });
}
