import type { Motion, Offset } from './motions.ts';
import './motion-layer.css';

/** Is moved instead of a piece. */
export interface MotionLayer {
  readonly element: HTMLElement;
  /** Lengths of the drawing are shares of a layer that is as large. */
  readonly framesOf: (frames: readonly Keyframe[]) => Keyframe[];
  /** Lays the piece down where it is drawn now. */
  readonly land: () => void;
  /** Takes the piece away: until it is drawn no more, it is not seen. */
  readonly leave: () => void;
}

const layers = new WeakMap<Element, MotionLayer>();

/**
 * Draws a piece, or a sign beside the pieces, in a layer of its own while it moves; undefined for what is neither, and
 * in HTML for what stays where it is. In an SVG every frame that the page draws of a motion, also of one that only turns
 * or fades, lays out and paints the whole drawing at its beginning and its end; in HTML a piece would pass beneath what
 * is drawn after it.
 */
export function liftToLayer(
  piece: Element,
  { frames }: Motion,
  table: Element | null | undefined,
): MotionLayer | undefined {
  layers.get(piece)?.land();
  if (piece instanceof SVGElement) return liftFromDrawing(piece);
  const isPiece = piece instanceof HTMLElement && piece.dataset['piece'] !== undefined;
  const moves = frames.some(({ translate }) => translate !== undefined);
  return table && isPiece && moves ? liftFromPage(piece, table) : undefined;
}

function liftFromDrawing(piece: SVGElement): MotionLayer | undefined {
  const drawing = piece.ownerSVGElement;
  const place = placeOf(piece);
  if (!drawing || !place) return undefined;
  const { width, height } = drawing.viewBox.baseVal;
  const shares = ({ x, y }: Offset): string => `${(100 * x) / width}% ${(100 * y) / height}%`;
  const element = newLayer();
  element.style.transformOrigin = shares(place);
  const picture = drawing.cloneNode() as Element;
  picture.append(alone(piece, drawing));
  element.append(picture);
  layOver(drawing, element);
  piece.setAttribute('visibility', 'hidden');
  return keepLayer(piece, {
    element,
    framesOf: (frames) =>
      frames.map(({ translate, ...rest }) =>
        typeof translate === 'string' ? { ...rest, translate: shares(offsetOf(translate)) } : rest,
      ),
    land: () => piece.removeAttribute('visibility'),
  });
}

function liftFromPage(piece: HTMLElement, table: Element): MotionLayer {
  const element = newLayer();
  const picture = nameless(piece.cloneNode(true) as HTMLElement);
  Object.assign(picture.style, { position: 'static', width: '100%', height: '100%' });
  picture.style.rotate = `${angleOf(piece, table)}deg`;
  element.append(picture);
  Object.assign(element.style, {
    inset: '0 auto auto 0',
    width: `${piece.offsetWidth}px`,
    height: `${piece.offsetHeight}px`,
    // Over all that is drawn on the table, beneath what is to be read.
    zIndex: '2',
  });
  table.append(element);
  // What lies askew, as a card in a hand, is larger than its drawing, and has the same middle.
  const [lies, lays] = [middleOf(piece), middleOf(element)];
  element.style.left = `${lies.x - lays.x}px`;
  element.style.top = `${lies.y - lays.y}px`;
  piece.style.visibility = 'hidden';
  return keepLayer(piece, {
    element,
    framesOf: (frames) => [...frames],
    land: () => piece.style.removeProperty('visibility'),
  });
}

function middleOf(thing: Element): Offset {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function newLayer(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'motion-layer';
  element.ariaHidden = 'true';
  return element;
}

function keepLayer(piece: Element, { element, framesOf, land }: Omit<MotionLayer, 'leave'>) {
  const layer: MotionLayer = {
    element,
    framesOf,
    land() {
      element.remove();
      // Another motion may have taken it up meanwhile.
      if (layers.get(piece) !== layer) return;
      land();
      layers.delete(piece);
    },
    leave: () => element.remove(),
  };
  layers.set(piece, layer);
  return layer;
}

/** In degrees, with all that it is drawn in. */
function angleOf(piece: Element, table: Element): number {
  let angle = 0;
  for (let part: Element | null = piece; part && part !== table; part = part.parentElement) {
    angle += Number.parseFloat((part as HTMLElement).style.rotate) || 0;
  }
  return angle;
}

/** Whoever looks for a piece finds the one that stays; what is seen only while it moves is seen here. */
function nameless<Copy extends Element>(copy: Copy): Copy {
  for (const name of ['data-piece', 'data-at', 'visibility']) copy.removeAttribute(name);
  return copy;
}

/** The piece, and what it is drawn in, without what lies beside it. */
function alone(piece: Element, drawing: Element): Element {
  let picture = nameless(piece.cloneNode(true) as Element);
  for (let around = piece.parentElement; around && around !== drawing; ) {
    const next = around.cloneNode() as Element;
    next.append(picture);
    picture = next;
    around = around.parentElement;
  }
  return picture;
}

/** Over what moves already. */
function layOver(drawing: Element, layer: Element): void {
  let below = drawing;
  for (let next = below.nextElementSibling; next?.className === layer.className; ) {
    below = next;
    next = next.nextElementSibling;
  }
  below.after(layer);
}

function placeOf(piece: Element): Offset | undefined {
  const transform = piece.parentElement?.getAttribute('transform');
  return transform ? offsetOf(transform) : undefined;
}

/** Of two numbers, whatever is written around them. */
function offsetOf(text: string): Offset {
  const [x = 0, y = 0] = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  return { x, y };
}
