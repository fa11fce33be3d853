import type { SvgElement } from './parse-svg.ts';

/** What a style sheet says of an element, in the order in which it is to be heeded. */
export type Declarations = Readonly<Record<string, string>>;

export interface StyleRule {
  readonly selector: readonly Compound[];
  readonly weight: number;
  readonly declarations: Declarations;
}

/** One element of a selector, and whether it is the parent of the next or any ancestor. */
interface Compound {
  readonly tests: readonly ((element: SvgElement) => boolean)[];
  readonly isParent: boolean;
}

/**
 * The rules that a drawing can need: classes, attributes, descendants, within layers. Whatever depends on a
 * screen (containers, media, states) is left out: paper has none.
 */
export function parseStyleSheet(css: string): readonly StyleRule[] {
  return rulesIn(css.replace(/\/\*[\s\S]*?\*\//g, ''));
}

function rulesIn(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  for (const { head, body } of blocksIn(css)) {
    if (head.startsWith('@layer')) rules.push(...rulesIn(body));
    else if (!head.startsWith('@')) rules.push(...rulesFor(head, declarationsIn(body)));
  }
  return rules;
}

interface Block {
  readonly head: string;
  readonly body: string;
}

function blocksIn(css: string): readonly Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (let at = css.indexOf('{'); at >= 0; at = css.indexOf('{', from)) {
    const end = endOfBlock(css, at);
    const head = css.slice(from, at).split(';').at(-1) ?? '';
    blocks.push({ head: head.trim(), body: css.slice(at + 1, end) });
    from = end + 1;
  }
  return blocks;
}

function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('a block of a style sheet has no end');
}

/** Rules within the rule are not for drawings. */
function declarationsIn(body: string): Declarations {
  const own = body.replace(/[^;{}]*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '');
  return Object.fromEntries(
    own.split(';').flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]];
    }),
  );
}

function rulesFor(head: string, declarations: Declarations): StyleRule[] {
  return splitOutside(head, ',')
    .flatMap(withoutIs)
    .flatMap((selector) => {
      const compounds = compoundsOf(selector);
      if (compounds === undefined) return [];
      const weight = compounds.reduce((sum, { tests }) => sum + tests.length, 0);
      return [{ selector: compounds, weight, declarations }];
    });
}

/** `.a :is(.b, .c)` as `.a .b` and `.a .c`. */
function withoutIs(selector: string): readonly string[] {
  const found = /:is\(([^()]*)\)/.exec(selector);
  if (!found) return [selector];
  return (found[1] ?? '')
    .split(',')
    .flatMap((each) => withoutIs(selector.replace(found[0], each.trim())));
}

const PART = /\.([\w-]+)|\[([\w-]+)(?:='([^']*)')?\]|:root|^([a-z]+)/gy;

function compoundsOf(selector: string): readonly Compound[] | undefined {
  const words = selector
    .trim()
    .replace(/\s*>\s*/g, ' > ')
    .split(/\s+/);
  const compounds: Compound[] = [];
  for (const [index, word] of words.entries()) {
    if (word === '>') continue;
    const tests = testsOf(word);
    if (!tests) return undefined;
    compounds.push({ tests, isParent: words[index + 1] === '>' });
  }
  return compounds;
}

function testsOf(word: string): Compound['tests'] | undefined {
  const tests: ((element: SvgElement) => boolean)[] = [];
  let read = 0;
  for (const [whole, className, attribute, value, tag] of word.matchAll(PART)) {
    read += whole.length;
    if (className !== undefined) tests.push((element) => classesOf(element).includes(className));
    else if (attribute !== undefined) {
      tests.push(({ attributes }) =>
        value === undefined ? attribute in attributes : attributes[attribute] === value,
      );
    } else tests.push((element) => element.tag === (tag ?? ':root'));
  }
  return read === word.length ? tests : undefined;
}

function classesOf({ attributes }: SvgElement): readonly string[] {
  return attributes['class']?.split(' ') ?? [];
}

function splitOutside(text: string, separator: string): readonly string[] {
  let depth = 0;
  let part = '';
  const parts: string[] = [];
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === separator && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part];
}

/** All that the rules say of an element; `ancestors` from the root down. */
export function declaredFor(
  rules: readonly StyleRule[],
  element: SvgElement,
  ancestors: readonly SvgElement[],
): Declarations {
  const path = [...ancestors, element];
  return Object.assign(
    {},
    ...rules
      .filter(({ selector }) => isMatch(selector, path))
      .toSorted((one, other) => one.weight - other.weight)
      .map(({ declarations }) => declarations),
  ) as Declarations;
}

function isMatch(selector: readonly Compound[], path: readonly SvgElement[]): boolean {
  const last = selector.at(-1);
  const element = path.at(-1);
  if (!last || !element) return false;
  if (!last.tests.every((test) => test(element))) return false;
  const rest = selector.slice(0, -1);
  if (rest.length === 0) return true;
  const above = path.slice(0, -1);
  if (rest.at(-1)?.isParent) return isMatch(rest, above);
  return above.some((_, index) => isMatch(rest, above.slice(0, index + 1)));
}
