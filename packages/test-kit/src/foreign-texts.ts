import { pick, type Random } from '@kast/kernel';

/** What nobody should ever send, and somebody will. */
const GARBAGE: readonly string[] = [
  '',
  ' ',
  '?',
  '-',
  '0',
  '-1',
  '1e3',
  'NaN',
  'null',
  'undefined',
  '{}',
  '[]',
  '__proto__',
  'constructor',
  'xyzzy',
  '99999999999999999999',
  'e5-e5',
  'a1-a1',
  '🐧',
  '\u0000',
  '\n',
  '../../etc',
  "';--",
  'x'.repeat(2000),
];

/** Moves from elsewhere, moves with a slip of the pen, and garbage: `count` texts, by lot. */
export function foreignTexts(
  known: readonly string[],
  random: Random,
  count: number,
): readonly string[] {
  return Array.from({ length: count }, () => {
    if (known.length === 0 || random.below(4) === 0) return pick(random, GARBAGE);
    const text = pick(random, known);
    return random.below(3) === 0 ? text : slip(text, random);
  });
}

function slip(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  switch (random.below(8)) {
    case 0:
      return head;
    case 1:
      return head + tail.slice(1);
    case 2:
      return head + tail.slice(0, 1) + tail;
    case 3:
      return head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2);
    case 4:
      return head + tail.replace(/\d/, String(random.below(10)));
    case 5:
      return head + tail.replace(/[a-z]/i, pick(random, 'abcdefghiRXYZ'.split('')));
    case 6:
      return `${text} ${text}`;
    default:
      return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
  }
}
