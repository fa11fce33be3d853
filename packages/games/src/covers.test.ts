import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from './registry.ts';

describe('the shelf', () => {
  it('has every box once', () => {
    const ids = registry.map((box) => box.info.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(registry.map((box) => [box.info.id, box.cover]))('the cover of %s', (_, cover) => {
  const drawing = readFileSync(new URL(cover), 'utf8');

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
