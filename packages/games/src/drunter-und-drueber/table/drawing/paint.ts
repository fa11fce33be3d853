import type { Colour } from '../../rules/index.ts';

/** Each colour, lighter and darker, and what is written upon it. */
const PAINTS: Readonly<Record<Colour, readonly string[]>> = {
  R: ['#c4372c', '#df6a5c', '#8d2219', '#fffaf0'],
  O: ['#de7b24', '#f4a661', '#a35410', '#2b1a0c'],
  Y: ['#e5b722', '#f7d976', '#a98106', '#2b1f04'],
  G: ['#2f8a57', '#5fb886', '#1b5f39', '#fffaf0'],
  B: ['#2c69ae', '#6398d6', '#184678', '#fffaf0'],
  V: ['#7a4ea0', '#a57ccb', '#51306f', '#fffaf0'],
};

/** Spread it on what is drawn in a colour. */
export function paintedIn(colour: Colour) {
  const [paint, light, shade, upon] = PAINTS[colour];
  const style = {
    '--paint': paint,
    '--paint-light': light,
    '--paint-shade': shade,
    '--upon': upon,
  };
  return { 'data-colour': colour, style };
}
