/** Red, green and blue from 0 to 1, and how much they cover. */
export interface Colour {
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/** A colour as our style sheets write them, on paper: in the light. Undefined for `none`. */
export function parseColour(text: string): Colour | undefined {
  const value = text.trim();
  if (value === 'none' || value === 'transparent') return undefined;
  const [name, ...args] = callIn(value);
  if (name === 'light-dark') return parseColour(args[0] ?? 'none');
  if (name === 'color-mix') return mixed(args);
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(NAMED[value] ?? value)?.[1];
  if (hex === undefined) throw new Error(`${value} is no colour for paper`);
  const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return { channels: [channel(0), channel(2), channel(4)], alpha: 1 };
}

/** As PDF wants it. */
export function makeHex({ channels }: Colour): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** `name(a, b)` → name, a, b. */
function callIn(value: string): readonly string[] {
  const call = /^([a-z-]+)\((.*)\)$/.exec(value);
  if (!call) return [value];
  const args: string[] = [''];
  let depth = 0;
  for (const letter of call[2] ?? '') {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) args.push('');
    else args[args.length - 1] += letter;
  }
  return [call[1] ?? '', ...args.map((each) => each.trim())];
}

/** `color-mix(in oklab, one 40%, other)` */
function mixed([, one = '', other = '']: readonly string[]): Colour | undefined {
  const [, colour = '', percent = '50'] = /^(.*?)(?:\s+([\d.]+)%)?$/.exec(one) ?? [];
  const share = Number(percent) / 100;
  const [first, second] = [parseColour(colour), parseColour(other)];
  if (!first || !second) {
    const only = first ?? second;
    return only && { ...only, alpha: only.alpha * (first ? share : 1 - share) };
  }
  const [from, to] = [toOklab(first.channels), toOklab(second.channels)];
  const between = from.map((value, index) => value * share + (to[index] ?? 0) * (1 - share));
  return { channels: fromOklab(between as unknown as Triple), alpha: 1 };
}

type Triple = readonly [number, number, number];

function toOklab(channels: Triple): Triple {
  const [r, g, b] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return linear.map((value) =>
    value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055,
  ) as unknown as Triple;
}
