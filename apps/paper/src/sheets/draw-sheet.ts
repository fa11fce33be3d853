import type { PrintAndPlay } from '@kast/games/box/paper.ts';
import type { ComponentChild, VNode } from 'preact';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Canvas } from '../svg/canvas.ts';
import { drawSvg } from '../svg/draw-svg.ts';
import { parseSvg, type SvgElement } from '../svg/parse-svg.ts';
import type { StyleRule } from '../svg/style-sheet.ts';
import { drawCutMarks } from './cut-marks.ts';
import type { Block, Frame, Sheet, Slot } from './lay-out.ts';
import { points } from './paper-size.ts';

/** Everything that is cut out of one side of a sheet. */
export function drawSheet(
  canvas: Canvas,
  sheet: Sheet,
  { className }: PrintAndPlay,
  rules: readonly StyleRule[],
): void {
  for (const block of sheet.blocks) {
    for (const slot of block.slots) {
      const drawn = sheet.side === 'front' ? slot.piece.front : slot.piece.back;
      if (drawn) drawSlot(canvas, { block, slot, svg: svgOf(drawn as VNode, className) }, rules);
    }
    if (sheet.side === 'front' && block.slots.length > 0) drawCutMarks(canvas, block);
  }
}

interface DrawnSlot {
  readonly block: Block;
  readonly slot: Slot;
  readonly svg: SvgElement;
}

function drawSlot(
  canvas: Canvas,
  { block, slot, svg }: DrawnSlot,
  rules: readonly StyleRule[],
): void {
  const { frame, part } = slot;
  canvas.save();
  canvas.rect(points(frame.x), points(frame.y), points(frame.width), points(frame.height)).clip();
  drawSvg(canvas, svg, inPoints(part ? wholeAround(frame, part, block) : frame), rules);
  canvas.restore();
}

/** Where the whole board would lie if its part lies in the frame. */
function wholeAround(frame: Frame, part: Frame, { component }: Block): Frame {
  const { width, height } = component;
  return { x: frame.x - part.x, y: frame.y - part.y, width, height };
}

function inPoints({ x, y, width, height }: Frame): Frame {
  return { x: points(x), y: points(y), width: points(width), height: points(height) };
}

/** Drawn once, however often it is printed. */
const drawnBefore = new WeakMap<VNode, SvgElement>();

function svgOf(drawn: VNode, className: string): SvgElement {
  const svg = drawnBefore.get(drawn) ?? drawnAs(drawn, className);
  drawnBefore.set(drawn, svg);
  return svg;
}

/** The drawing as its component draws it, in the place that its style sheets expect. */
function drawnAs(drawn: VNode, className: string): SvgElement {
  const wrapped = h('svg', { class: className, viewBox: '0 0 1 1' }, drawn as ComponentChild);
  const outer = parseSvg(renderToString(wrapped));
  const [inner] = outer.children;
  if (inner === undefined || typeof inner === 'string') throw new Error('a piece is a drawing');
  const { class: own = '', ...attributes } = inner.attributes;
  return { ...inner, attributes: { ...attributes, class: `${className} ${own}` } };
}
