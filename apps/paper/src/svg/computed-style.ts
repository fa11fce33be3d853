import { type Colour, parseColour } from './colour.ts';
import type { SvgElement } from './parse-svg.ts';
import { type Declarations, declaredFor, type StyleRule } from './style-sheet.ts';

/** What an element is painted with: its own, and what it has from those around it. */
export type Style = Readonly<Record<string, string>>;

export const FIRST_STYLE: Style = {
  fill: '#000',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/** Not handed down. */
const OWN = new Set(['opacity', 'clip-path', 'transform']);
const PAINTING =
  /^(fill|stroke|opacity|font|text-anchor|paint-order|clip-path|clip-rule|transform$)/;

export function styleOf(
  element: SvgElement,
  above: { readonly style: Style; readonly ancestors: readonly SvgElement[] },
  rules: readonly StyleRule[],
): Style {
  const handedDown = Object.entries(above.style).filter(([name]) => !OWN.has(name));
  const { attributes } = element;
  const painted = Object.entries(attributes).filter(([name]) => PAINTING.test(name));
  return {
    ...Object.fromEntries(handedDown),
    ...Object.fromEntries(painted),
    ...withFont(declaredFor(rules, element, above.ancestors)),
    ...withFont(inlineStyle(attributes['style'] ?? '')),
  };
}

function inlineStyle(text: string): Declarations {
  return Object.fromEntries(
    text.split(';').flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]];
    }),
  );
}

/** `font: 600 25px var(--display-face)` in its parts. */
function withFont(declarations: Declarations): Declarations {
  const { font, ...rest } = declarations;
  const parts =
    font === undefined ? null : /^(\d+)\s+([\d.]+)px(?:\s*\/\s*\S+)?\s+(.+)$/.exec(font);
  if (!parts) return rest;
  const [, weight = '', size = '', family = ''] = parts;
  return { 'font-weight': weight, 'font-size': size, 'font-family': family, ...rest };
}

/** The value of a property, its variables filled in. */
export function valueIn(style: Style, name: string): string {
  return filledIn(style, style[name] ?? '');
}

export function numberIn(style: Style, name: string, otherwise: number): number {
  const value = Number.parseFloat(valueIn(style, name));
  return Number.isNaN(value) ? otherwise : value;
}

/** Undefined where nothing is painted; `url(#…)` is not asked here. */
export function colourIn(style: Style, name: 'fill' | 'stroke'): Colour | undefined {
  return parseColour(valueIn(style, name));
}

function filledIn(style: Style, value: string): string {
  const start = value.indexOf('var(');
  if (start < 0) return value;
  let depth = 0;
  for (let at = start + 3; at < value.length; at++) {
    if (value[at] === '(') depth++;
    if (value[at] !== ')' || --depth > 0) continue;
    const [name = '', ...otherwise] = value.slice(start + 4, at).split(',');
    const found = style[name.trim()] ?? otherwise.join(',').trim();
    if (found === '') throw new Error(`${name} is not set`);
    return filledIn(style, value.slice(0, start) + found + value.slice(at + 1));
  }
  throw new Error(`${value} has no end`);
}
