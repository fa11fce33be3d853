import { parseSvg, type SvgElement } from './parse-svg.ts';

const read = new Map<string, SvgElement>();

/** The drawing that an address holds: while printing every picture is its own address. */
export function readPicture(href: string): SvgElement {
  const picture = read.get(href) ?? parseSvg(textIn(href));
  read.set(href, picture);
  return picture;
}

function textIn(href: string): string {
  const [, content] = /^data:image\/svg\+xml;base64,(.*)$/.exec(href) ?? [];
  if (content === undefined) throw new Error(`${href.slice(0, 60)} is not in the bundle`);
  return Buffer.from(content, 'base64').toString('utf8');
}
