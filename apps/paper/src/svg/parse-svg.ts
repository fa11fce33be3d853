/** An element of a drawing, or the text in one. */
export interface SvgElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SvgElement | string)[];
}

interface OpenElement extends SvgElement {
  readonly children: (SvgElement | string)[];
}

const TOKEN =
  /<!--[\s\S]*?-->|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Reads a drawing of our own: well-formed, without doctype or namespaces. */
export function parseSvg(text: string): SvgElement {
  const top: OpenElement = { tag: '', attributes: {}, children: [] };
  const open = [top];
  for (const [, closed, opened, attributes = '', selfClosed, words] of text.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? top;
    if (words !== undefined) {
      if (words.trim() !== '') parent.children.push(decoded(words));
    } else if (opened !== undefined) {
      const element = { tag: opened, attributes: attributesIn(attributes), children: [] };
      parent.children.push(element);
      if (selfClosed === '') open.push(element);
    } else if (closed !== undefined) {
      if (open.length < 2 || parent.tag !== closed) throw new Error(`</${closed}> closes nothing`);
      open.pop();
    }
  }
  const [root] = top.children;
  if (open.length !== 1 || root === undefined || typeof root === 'string') {
    throw new Error('a drawing is one element');
  }
  return root;
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, decoded(value)]),
  );
}

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
