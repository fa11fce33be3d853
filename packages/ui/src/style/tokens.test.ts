import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** What is written upon what. */
const TEXT_PAIRS = [
  ['ink', 'table'],
  ['ink', 'surface'],
  ['ink', 'surface-sunk'],
  ['ink-soft', 'table'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'surface-sunk'],
  ['brass', 'table'],
  ['brass', 'surface'],
  ['go', 'table'],
  ['go', 'surface'],
  ['stop', 'table'],
  ['stop', 'surface'],
  ['note', 'table'],
  ['note', 'surface'],
  ['on-tone', 'brass'],
  ['on-tone', 'go'],
  ['on-tone', 'stop'],
  ['on-tone', 'note'],
  ['table', 'ink'],
] as const;

/** Edges that tell where a control is. */
const EDGE_PAIRS = [
  ['line-strong', 'table'],
  ['line-strong', 'surface'],
  ['line-strong', 'surface-sunk'],
] as const;

/** What lies on a board. */
const SIGNS = ['go', 'stop', 'note', 'brass'] as const;

describe.each(THEMES)('colours of the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('%s can be read on %s (AA, 4.5 to 1)', (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('%s can be seen on %s (AA, 3 to 1)', (edge, ground) => {
    expect(contrast(token(edge, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  it.each(SIGNS)('%s can be seen on birch (AA, 3 to 1)', (sign) => {
    for (const wood of ['birch', 'birch-shade']) {
      expect(contrast(onWood(sign), token(wood, theme))).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('what lies on the table', () => {
  it.each(['controls/chip.css', 'controls/dialog.css', 'controls/slip.css', 'style/materials.css'])(
    'has an edge that can be seen: %s',
    (name) => {
      const drawn = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
      expect(drawn).toContain('var(--line-strong)');
      expect(drawn).not.toContain('var(--line)');
    },
  );
});

describe('the signs on a board', () => {
  it.each(SIGNS)('%s is that of the light theme', (sign) => {
    expect(onWood(sign)).toBe(token(sign, 'light'));
  });
});

describe('what a hint points out', () => {
  it.each(THEMES)('stands out from whatever it lies on in the %s theme (AA, 3 to 1)', (theme) => {
    // What is as near as can be to both is at the square root of what is between them.
    const between = contrast(token('hint', theme), token('hint-edge', theme));
    expect(Math.sqrt(between)).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#8c5b35', '#8c5b35')).toBe(1);
  });
});

function token(name: string, theme: Theme): string {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(sheet);
  const colour = pair?.[theme === 'light' ? 1 : 2];
  if (!colour) throw new Error(`no token ${name}`);
  return colour;
}

function onWood(name: string): string {
  const colour = new RegExp(`\\.on-wood {[^}]*--${name}: (#\\w{6});`).exec(sheet)?.[1];
  if (!colour) throw new Error(`no token ${name} on wood`);
  return colour;
}

/** As WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(parseInt(colour.slice(at, at + 2), 16)),
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
