import { makeHex } from './colour.ts';
import { colourIn, FIRST_STYLE, numberIn, type Style, styleOf, valueIn } from './computed-style.ts';
import { type Canvas, fontFor } from './canvas.ts';
import type { SvgElement } from './parse-svg.ts';
import { readPicture } from './read-picture.ts';
import { shapeOf } from './shape.ts';
import type { StyleRule } from './style-sheet.ts';

/** Where a drawing is put, in the units of the canvas. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Drawing {
  readonly canvas: Canvas;
  readonly rules: readonly StyleRule[];
  /** What is drawn elsewhere by its id. */
  readonly byId: ReadonlyMap<string, SvgElement>;
}

interface Above {
  readonly style: Style;
  readonly ancestors: readonly SvgElement[];
  /** How much of it covers: opacities of groups come together. */
  readonly alpha: number;
}

/** Draws an `<svg>` into its frame, stretched to fill it, as lines and curves. */
export function drawSvg(
  canvas: Canvas,
  svg: SvgElement,
  frame: Frame,
  rules: readonly StyleRule[] = [],
): void {
  const root: SvgElement = { tag: ':root', attributes: {}, children: [] };
  const style = styleOf(root, { style: FIRST_STYLE, ancestors: [] }, rules);
  drawInFrame({ canvas, rules, byId: idsIn(svg) }, svg, frame, {
    style,
    ancestors: [root],
    alpha: 1,
  });
}

function drawInFrame(drawing: Drawing, svg: SvgElement, frame: Frame, above: Above): void {
  const { canvas } = drawing;
  const box = viewBoxOf(svg) ?? { x: 0, y: 0, width: frame.width, height: frame.height };
  canvas.save();
  canvas.rect(frame.x, frame.y, frame.width, frame.height).clip();
  canvas.translate(frame.x, frame.y);
  canvas.scale(frame.width / box.width, frame.height / box.height);
  canvas.translate(-box.x, -box.y);
  drawGroup(drawing, svg, above);
  canvas.restore();
}

function viewBoxOf({ attributes }: SvgElement): Frame | undefined {
  const [x, y, width, height] = (attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  if (x === undefined || y === undefined || !width || !height) return undefined;
  return { x, y, width, height };
}

function drawGroup(drawing: Drawing, element: SvgElement, above: Above): void {
  const style = styleOf(element, above, drawing.rules);
  const within: Above = {
    style,
    ancestors: [...above.ancestors, element],
    alpha: above.alpha * numberIn(style, 'opacity', 1),
  };
  for (const child of element.children) {
    if (typeof child !== 'string') drawElement(drawing, child, within);
  }
}

function drawElement(drawing: Drawing, element: SvgElement, above: Above): void {
  const { canvas } = drawing;
  const { tag, attributes } = element;
  if (['defs', 'pattern', 'clipPath', 'title', 'style'].includes(tag)) return;
  canvas.save();
  transform(canvas, attributes['transform'] ?? '');
  clip(drawing, attributes['clip-path']);
  if (tag === 'g') drawGroup(drawing, element, above);
  else if (tag === 'svg') drawInFrame(drawing, element, frameOf(attributes), above);
  else if (tag === 'image') drawImage(drawing, attributes, above);
  else if (tag === 'use') drawUse(drawing, element, above);
  else if (tag === 'text') drawText(drawing, element, above);
  else drawShape(drawing, element, above);
  canvas.restore();
}

function drawImage(drawing: Drawing, attributes: SvgElement['attributes'], above: Above): void {
  const picture = readPicture(attributes['href'] ?? '');
  const frame = fitted(frameOf(attributes), viewBoxOf(picture));
  const alpha = above.alpha * Number(attributes['opacity'] ?? 1);
  // A picture of its own: nothing of the page is handed down to it.
  const inner = { ...drawing, rules: [], byId: idsIn(picture) };
  drawInFrame(inner, picture, frame, { style: FIRST_STYLE, ancestors: [], alpha });
}

/** As large as fits, in the middle, its shape kept. */
function fitted(frame: Frame, box: Frame | undefined): Frame {
  if (!box) return frame;
  const scale = Math.min(frame.width / box.width, frame.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return {
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + (frame.height - height) / 2,
    width,
    height,
  };
}

function drawUse(drawing: Drawing, element: SvgElement, above: Above): void {
  const used = byReference(drawing, element.attributes['href'] ?? '');
  const { x = '0', y = '0' } = element.attributes;
  drawing.canvas.translate(Number(x), Number(y));
  const style = styleOf(element, above, drawing.rules);
  drawElement(drawing, used, {
    style,
    ancestors: [...above.ancestors, element],
    alpha: above.alpha * numberIn(style, 'opacity', 1),
  });
}

function drawShape(drawing: Drawing, element: SvgElement, above: Above): void {
  const { canvas } = drawing;
  const d = shapeOf(element);
  if (d === undefined) throw new Error(`<${element.tag}> is not drawn on paper`);
  const style = styleOf(element, above, drawing.rules);
  const alpha = above.alpha * numberIn(style, 'opacity', 1);
  fill(drawing, element, style, { ...above, alpha });
  const stroke = valueIn(style, 'stroke');
  // Grain over a line is too fine for a printer.
  const colour = stroke.startsWith('url(') ? undefined : colourIn(style, 'stroke');
  if (!colour) return;
  canvas.lineWidth(numberIn(style, 'stroke-width', 1));
  canvas.lineCap(valueIn(style, 'stroke-linecap'));
  canvas.lineJoin(valueIn(style, 'stroke-linejoin'));
  const [dash = 0, space = dash] = (valueIn(style, 'stroke-dasharray').match(/[\d.]+/g) ?? []).map(
    Number,
  );
  if (dash > 0) canvas.dash(dash, { space });
  canvas.strokeOpacity(alpha * colour.alpha * numberIn(style, 'stroke-opacity', 1));
  canvas.path(d).stroke(makeHex(colour));
}

function fill(drawing: Drawing, element: SvgElement, style: Style, above: Above): void {
  const { canvas } = drawing;
  const d = shapeOf(element) ?? '';
  const paint = valueIn(style, 'fill');
  const rule = valueIn(style, 'fill-rule') === 'evenodd' ? 'even-odd' : 'non-zero';
  if (paint.startsWith('url(')) {
    canvas.save();
    canvas.path(d).clip(rule);
    drawPattern(drawing, byReference(drawing, paint.slice(4, -1)), boundsOf(element), above);
    canvas.restore();
    return;
  }
  const colour = colourIn(style, 'fill');
  if (!colour) return;
  canvas.fillOpacity(above.alpha * colour.alpha * numberIn(style, 'fill-opacity', 1));
  canvas.path(d).fill(makeHex(colour), rule);
}

/** The tile again and again, wherever the shape may be: it is clipped to it. */
function drawPattern(drawing: Drawing, pattern: SvgElement, box: Frame, above: Above): void {
  const tile = frameOf(pattern.attributes);
  const [firstColumn, firstRow] = [
    Math.floor((box.x - tile.x) / tile.width),
    Math.floor((box.y - tile.y) / tile.height),
  ];
  for (let row = firstRow; tile.y + row * tile.height < box.y + box.height; row++) {
    for (let column = firstColumn; tile.x + column * tile.width < box.x + box.width; column++) {
      drawing.canvas.save();
      drawing.canvas.translate(tile.x + column * tile.width, tile.y + row * tile.height);
      drawGroup(drawing, pattern, { ...above, style: FIRST_STYLE });
      drawing.canvas.restore();
    }
  }
}

/** At least as much as the shape takes up: of a path no more is known than its numbers. */
function boundsOf(element: SvgElement): Frame {
  if (element.tag === 'rect') return frameOf(element.attributes);
  const numbers = (shapeOf(element)?.match(/-?[\d.]+/g) ?? []).map(Number);
  const most = Math.max(0, ...numbers.map(Math.abs));
  return { x: -most, y: -most, width: 2 * most, height: 2 * most };
}

/** Of its width, from where a text is put to where it begins. */
const SHIFTS: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

function drawText(drawing: Drawing, element: SvgElement, above: Above): void {
  const { canvas } = drawing;
  const words = element.children.filter((child) => typeof child === 'string').join('');
  if (words === '') return;
  const style = styleOf(element, above, drawing.rules);
  const size = numberIn(style, 'font-size', 16);
  canvas.font(fontFor(valueIn(style, 'font-family'), numberIn(style, 'font-weight', 400)));
  canvas.fontSize(size);
  const anchor = valueIn(style, 'text-anchor');
  const width = canvas.widthOfString(words);
  const shift = width * (SHIFTS[anchor] ?? 0);
  const { x = '0', y = '0' } = element.attributes;
  const put = (mode: { readonly fill: boolean; readonly stroke: boolean }): void => {
    canvas.text(words, Number(x) - shift, Number(y), {
      lineBreak: false,
      baseline: 'alphabetic',
      ...mode,
    });
  };
  const [inside, outline] = [colourIn(style, 'fill'), colourIn(style, 'stroke')];
  const alpha = above.alpha * numberIn(style, 'opacity', 1);
  if (outline && valueIn(style, 'paint-order') === 'stroke') {
    canvas.lineWidth(numberIn(style, 'stroke-width', 1)).lineJoin('round');
    canvas.strokeOpacity(alpha).strokeColor(makeHex(outline));
    put({ fill: false, stroke: true });
  }
  if (!inside) return;
  canvas.fillOpacity(alpha).fillColor(makeHex(inside));
  put({ fill: true, stroke: false });
}

function transform(canvas: Canvas, text: string): void {
  for (const [, name, args = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const numbers = args
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [first = 0, second, third] = numbers;
    if (name === 'translate') canvas.translate(first, second ?? 0);
    else if (name === 'scale') canvas.scale(first, second ?? first);
    else if (name === 'rotate') canvas.rotate(first, { origin: [second ?? 0, third ?? 0] });
    else throw new Error(`${name} is not drawn on paper`);
  }
}

function clip(drawing: Drawing, reference: string | undefined): void {
  if (reference === undefined) return;
  const shapes = byReference(drawing, reference.slice(4, -1)).children;
  const d = shapes.map((shape) => (typeof shape === 'string' ? '' : shapeOf(shape))).join('');
  drawing.canvas.path(d).clip();
}

function frameOf({ x, y, width, height }: SvgElement['attributes']): Frame {
  return {
    x: Number(x ?? 0),
    y: Number(y ?? 0),
    width: Number(width ?? 0),
    height: Number(height ?? 0),
  };
}

function byReference({ byId }: Drawing, reference: string): SvgElement {
  const element = byId.get(reference.replace(/^#/, ''));
  if (!element) throw new Error(`there is no ${reference} in the drawing`);
  return element;
}

function idsIn(element: SvgElement): ReadonlyMap<string, SvgElement> {
  const found = new Map<string, SvgElement>();
  const look = (each: SvgElement): void => {
    const { id } = each.attributes;
    if (id !== undefined) found.set(id, each);
    for (const child of each.children) if (typeof child !== 'string') look(child);
  };
  look(element);
  return found;
}
