import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { cardsIn, scene } from './scene.ts';
import { ranksOf, scoreOf, totalsOf } from './scoring.ts';
import { pickAll, playLines } from './testing.ts';

/** The last turn: everybody plays a ship's boy for a lookout, so that these hands are counted. */
function finish(week: string, ...hands: readonly string[]) {
  const played = hands.map((_, index) => `B${index + 1}`);
  const table = scene({
    hands: hands.map((hand, index) => `${hand} ${played[index]}`),
    week,
    menu: 'L1 L2 L3 L4 L5',
  });
  const shown = pickAll(table, played.join(' '));
  const lines = hands.map((_, index) => `${index + 1} take L${index + 1}`);
  return playLines(shown, ...lines);
}

describe('the end', () => {
  it('CP5.1 comes at once when the last face-down card is turned up', () => {
    const over = finish('R8 | C2', 'R7', 'C9');
    expect(over.week.map(({ up }) => up)).toEqual([true, true]);
    expect(game.turn(over)).toEqual({
      kind: 'over',
      outcome: { winners: [1], scores: [7, 0], rule: 'CP5.1' },
    });
  });

  const removal = scene({
    hands: ['X1 R7', 'X2 C9', 'G3 G4'],
    week: 'R8 | C2',
    menu: 'L1 L2 L3',
    pile: 'F1 F2 F3 F4 F5 F6',
  });

  it('CP5.1 waits for everybody to finish the turn in which the last face-down card is removed', () => {
    const cooked = playLines(pickAll(removal, 'X1 C9 G3'), '1 cook 2');
    expect(game.turn(cooked)).toMatchObject({ kind: 'seats', seats: [3] });
    const over = playLines(cooked, '3 take L1', '2 take L2');
    expect(over.outcome?.rule).toBe('CP5.1');
    expect(over.week.map(({ card }) => card)).toEqual(['R8']);
  });

  it('CP5.1 does not come if a card is added before that turn is over', () => {
    const landed = playLines(pickAll(removal, 'X1 X2 G3'), '1 cook 2', '2 land menu L3');
    const over = playLines(landed, '3 take L1');
    expect(over.week.map(({ card }) => card)).toEqual(['R8', 'L3']);
    expect(over.week.every(({ up }) => up)).toBe(true);
    const twice = playLines(
      pickAll({ ...removal, week: [...removal.week, ...removal.week.slice(1)] }, 'X1 X2 G3'),
      '1 cook 2',
      '2 land menu L3',
      '3 take L1',
    );
    expect(twice.stage).toBe('choose');
  });
});

describe('who is eaten', () => {
  it('CP5.2 is the character with the highest sum in the week', () => {
    expect(totalsOf(cardsIn('C4 R8 C5 L9'))).toEqual([
      { figure: 'C', total: 9 },
      { figure: 'L', total: 9 },
      { figure: 'R', total: 8 },
    ]);
    const over = finish('C4 R8 | C5', 'C1', 'R7');
    expect(over.reckonings[0]).toMatchObject({ eaten: ['C'], scores: [1, 0], winners: [1] });
  });

  it('CP5.2 can be Coco, as a seventh character', () => {
    const over = finish('X5 X4 | R8', 'X1', 'R9 X2');
    expect(over.reckonings[0]).toMatchObject({ eaten: ['X'], scores: [1, 2], winners: [2] });
  });

  it('CP5.2 is nobody in an empty week: everybody scores 0', () => {
    const table = scene({
      hands: ['X1 R7', 'X2 R9'],
      week: '| R8 C2',
      pile: 'F1 F2 F3',
    });
    const over = playLines(pickAll(table, 'X1 X2'), '1 cook 1', '2 cook 1');
    expect(over.outcome).toEqual({ winners: [1, 2], scores: [0, 0], rule: 'CP5.1' });
    expect(over.reckonings[0]).toMatchObject({ eaten: [], totals: [] });
  });

  it('CP5.3 are all that are equal', () => {
    expect(ranksOf(totalsOf(cardsIn('C9 R9 L3 X3 F1')))).toEqual([['C', 'R'], ['L', 'X'], ['F']]);
    const over = finish('C9 R4 | R5', 'C1', 'R7');
    expect(over.reckonings[0]).toMatchObject({ eaten: ['C', 'R'], scores: [1, 7] });
  });
});

describe('the score', () => {
  it('CP5.4 is the value of all cards of the eaten character, plus the Cocos', () => {
    expect(scoreOf(cardsIn('R7 R2 X5 X1 C9'), ['R'])).toBe(15);
  });

  it('CP5.4 counts the cards of several eaten characters, and each Coco once', () => {
    expect(scoreOf(cardsIn('R7 C2 X5 L9'), ['R', 'C'])).toBe(14);
  });

  it('CP5.4 counts Cocos as its own cards where Coco is eaten', () => {
    expect(scoreOf(cardsIn('X5 X1 C9'), ['X'])).toBe(6);
    expect(scoreOf(cardsIn('X5 C9'), ['X', 'C'])).toBe(14);
  });

  it('CP5.4 opens all hands to everybody', () => {
    const over = finish('R8 | C2', 'R7', 'C9');
    expect(game.view(over, 'watcher').hands).toEqual([
      { count: 2, cards: ['L1', 'R7'] },
      { count: 2, cards: ['C9', 'L2'] },
    ]);
  });

  it('CP4.7 adds a Coco that was kept to the end', () => {
    const over = finish('R8 | C2', 'R5 X3', 'R7');
    expect(over.outcome).toMatchObject({ winners: [1], scores: [8, 7] });
  });

  it('CP5.5 is 0 without a card of an eaten character, Cocos or not', () => {
    expect(scoreOf(cardsIn('X5 X4 X3 C9'), ['R'])).toBe(0);
    const over = finish('R8 | C2', 'X5 X4', 'R1');
    expect(over.outcome).toMatchObject({ winners: [2], scores: [0, 1] });
  });
});

describe('who wins', () => {
  it('CP1.2 is who holds most of the character that is eaten, whatever else there is', () => {
    expect(finish('R8 | C2', 'C9 C8 C7', 'R1').outcome).toMatchObject({ winners: [2] });
  });

  it('CP5.6 is who has the highest score', () => {
    expect(finish('R8 | C2', 'R3', 'R7', 'R6').outcome).toMatchObject({
      winners: [2],
      scores: [3, 7, 6],
    });
  });

  it('CP5.6 is decided among equals by the next-highest character of the week', () => {
    const over = finish('R8 C4 | F2', 'R7 C1', 'R4 R3 C2', 'R1 C9');
    expect(over.outcome).toMatchObject({ winners: [2], scores: [7, 7, 1] });
    expect(over.reckonings[0]?.settledBy).toEqual(['C']);
  });

  it('CP5.6 and so on down the week', () => {
    const over = finish('R8 C4 | F2', 'R7 C3 F1', 'R4 R3 C1 C2 F5');
    expect(over.outcome?.winners).toEqual([2]);
    expect(over.reckonings[0]?.settledBy).toEqual(['F']);
  });

  it('CP5.6 adds characters with equal totals together', () => {
    const over = finish('R8 C4 | F4', 'R7 C6', 'R4 R3 C2 F5');
    expect(over.outcome?.winners).toEqual([2]);
    expect(over.reckonings[0]?.settledBy).toEqual(['C', 'F']);
  });

  it('CP5.6 counts Cocos there only where Coco is that character', () => {
    expect(finish('R8 C4 | F2', 'R3 X4', 'R7 C1').outcome?.winners).toEqual([2]);
    expect(finish('R8 X4 | F2', 'R3 X3', 'R6 F9').outcome?.winners).toEqual([1]);
  });

  it('CP5.6 is shared when the week is used up', () => {
    const shared = finish('R8 | C4', 'R7 G9', 'R4 R3 F9', 'R1');
    expect(shared.outcome).toMatchObject({ winners: [1, 2], scores: [7, 7, 1] });
    expect(shared.reckonings[0]?.settledBy).toBeNull();
  });
});
