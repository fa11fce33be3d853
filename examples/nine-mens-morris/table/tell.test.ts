import { textsIn } from '@kast/games/box/texts/testing.ts';
import { describe, expect, it } from 'vitest';
import { nineMensMorris } from '../index.ts';
import { game, type MorrisState, pointNamed, scene, seatOf } from '../rules/index.ts';
import type { MorrisTexts } from '../texts/speak.ts';
import { advise } from './advise.ts';
import { nameOfBoard, nameOfPoint } from './names.ts';
import { prompt } from './prompt.ts';
import { tell } from './tell.ts';

const nl = await textsIn<MorrisTexts>(nineMensMorris, 'nl');
const en = await textsIn<MorrisTexts>(nineMensMorris, 'en');

const state = scene(`
  7 L - - . - - L
  6 | . - L - . |
  5 | | . . . | |
  4 . . .   D . .
  3 | | . . . | |
  2 | . - . - D |
  1 D - - D - - .
`);
const move = { from: pointNamed('d6'), to: pointNamed('d7'), takes: pointNamed('d1') };

function told(before: MorrisState, made: typeof move, texts: MorrisTexts): string {
  const by = seatOf(before.turn);
  const after = game.apply(before, by, made);
  return tell(game.events({ before, by, move: made, after }, 1), texts);
}

describe('what happened', () => {
  it('NM3.2 is told with what was taken, and NM2.3 who flies then', () => {
    expect(told(state, move, nl)).toBe(
      'Licht schuift van d6 naar d7. Molen! De steen van Donker op d1 gaat eraf. ' +
        'Donker heeft nog drie stenen en mag voortaan springen.',
    );
    expect(told(state, move, en)).toContain('The piece of Dark on d1 comes off.');
  });

  it('NM4.1 is told with how it ended', () => {
    const few = { ...state, board: state.board.replace('D', '.') };
    expect(told(few, move, en)).toMatch(/Dark is down to two pieces\. Light wins!$/);
  });

  it('NM4.3 NM4.4 warns of draws', () => {
    expect(tell([{ kind: 'position-repeated' }, { kind: 'draw-near', pliesLeft: 10 }], en)).toBe(
      `${en.table.tell.repeated} ${en.table.tell.drawNear({ pliesLeft: 10 })}`,
    );
  });

  it('is advised in a sentence', () => {
    expect(advise(move, state, nl)).toBe('van d6 naar d7 gaan en de steen op d1 nemen');
    expect(advise({ ...move, from: null, takes: null }, state, en)).toBe('put a piece on d7');
  });
});

describe('what to do now', () => {
  it('NM2.1 NM2.2 NM2.3 is to place, to move or to fly', () => {
    const words = nl.table.prompt;
    expect(prompt({ ...state, inHand: { light: 1, dark: 0 } }, 1, nl, [])).toBe(words.place);
    expect(prompt({ ...state, turn: 'dark' }, 2, nl, [])).toBe(words.move);
    expect(prompt(state, 1, nl, [])).toBe(words.fly);
    expect(prompt(state, 2, nl, [])).toBe('Licht is aan zet.');
  });
});

describe('a point', () => {
  it('is named with what stands there, and what may be done', () => {
    expect(nameOfPoint(state.board, 'd1', 'prey', nl)).toBe('d1, Donker, deze mag je nemen');
    expect(nameOfPoint(state.board, 'd7', 'target', en)).toBe('d7, empty, can go here');
    expect(nameOfBoard(state.board, en)).toContain('Light on a7, d6, and g7; Dark on a1');
  });
});
