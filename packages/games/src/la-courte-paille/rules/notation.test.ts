import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';
import { makeMove, parseMove } from './notation.ts';
import { pickAll } from './testing.ts';

const choosing = scene({
  hands: ['X2 R7 C3', 'X3 G7 G2'],
  week: 'C9 | L7 L6',
  menu: 'B9 B8',
});
const acting = pickAll(choosing, 'R7 G7');

function read(text: string, by: number | 'chance' = 1, state = choosing): string | undefined {
  const move = parseMove(state, by, text);
  return move.ok ? makeMove(move.value) : undefined;
}

describe('notation', () => {
  it.each([
    'pick R7',
    'take F3',
    'cook 4',
    'cook 14',
    'land menu L2',
    'land pile',
    'land hand R1',
    'carte 3 6',
    'carte 3',
    'eat R',
    'eat X',
  ])('reads and writes %s', (text) => {
    expect(read(text)).toBe(text);
  });

  it.each(['deck C3X1', 'shark 2', 'reshuffle R4C1'])('reads and writes %s for chance', (text) => {
    expect(read(text, 'chance')).toBe(text);
    expect(read(text, 1)).toBeUndefined();
  });

  it('reads what a player may type', () => {
    expect(read('r7')).toBe('pick R7');
    expect(read('B9', 1, acting)).toBe('take B9');
    expect(read('  CARTE  6 3 ')).toBe('carte 3 6');
    expect(read('eat r')).toBe('eat R');
  });

  const GARBAGE = [
    '',
    '?',
    'pass',
    'pick',
    'pick Z1',
    'pick R7 R8',
    'take',
    'R10',
    'cook',
    'cook 0',
  ];
  const MORE_GARBAGE = ['cook x', 'cook 100', 'land', 'land menu', 'land pile R1', 'land deck R1'];
  const WORST_GARBAGE = ['carte', 'carte a b', 'carte 1 2 3', 'eat', 'eat Z', 'eat R C'];

  it.each([...GARBAGE, ...MORE_GARBAGE, ...WORST_GARBAGE])('cannot read "%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each(['deck', 'deck R', 'deck R7Z1', 'shark', 'shark 0', 'shark 1 2', 'pick R7'])(
    'cannot read "%s" for chance',
    (text) => {
      expect(read(text, 'chance')).toBeUndefined();
    },
  );
});
