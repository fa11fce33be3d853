import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { pickAll, playLines, refusalOf } from './testing.ts';

const table = scene({
  hands: ['R7 C3 B2', 'G7 G2 X4', 'F7 F1 L5'],
  week: 'C9 | L8 L7 L6',
  menu: 'B9 B8 B7 B6 B5',
  pile: 'C1 C2',
  shark: 2,
});

describe('choosing', () => {
  it('CP3.1 lets everybody choose a card of their own hand, at the same time', () => {
    expect(game.turn(table)).toEqual({ kind: 'seats', seats: [1, 2, 3], rule: 'CP3.1' });
    expect(game.moves(table, 2)).toEqual([
      { kind: 'pick', card: 'G2' },
      { kind: 'pick', card: 'G7' },
      { kind: 'pick', card: 'X4' },
    ]);
    expect(refusalOf(table, '1 pick G7')).toEqual({
      rule: 'CP3.1',
      reason: 'not-in-hand',
      facts: { card: 'G7' },
    });
  });

  it('CP3.1 waits for the last one, in whatever order they come, and then shows all together', () => {
    const waiting = playLines(table, '3 pick F1', '1 pick C3');
    expect(game.turn(waiting)).toMatchObject({ seats: [2] });
    expect(waiting).toMatchObject({ stage: 'choose', shown: [], discard: [] });
    const shown = playLines(waiting, '2 pick G2');
    expect(shown.shown).toEqual([
      { seat: 3, card: 'F1' },
      { seat: 2, card: 'G2' },
      { seat: 1, card: 'C3' },
    ]);
    expect(playLines(table, '1 pick C3', '2 pick G2', '3 pick F1')).toEqual(shown);
  });

  it('CP3.1 lets nobody pass or do anything else first', () => {
    expect(refusalOf(table, '1 take B9')).toMatchObject({ rule: 'CP3.1', reason: 'choose-a-card' });
    const waiting = playLines(table, '1 pick C3');
    expect(game.moves(waiting, 1)).toEqual([]);
  });

  it('CP3.1 is done by itself for a hand of one card', () => {
    const short = scene({ hands: ['R7', 'G7 G2', 'F7 F1'], week: 'C9 | L8 L7' });
    expect(game.turn(short)).toMatchObject({ seats: [2, 3] });
    expect(short.chosen).toEqual(['R7', null, null]);
  });
});

describe('acting', () => {
  it('CP3.2 goes in ascending order of value', () => {
    const shown = pickAll(table, 'C3 G2 F1');
    expect(game.turn(shown)).toEqual({ kind: 'seats', seats: [3], rule: 'CP3.2' });
    const next = playLines(shown, '3 take B9');
    expect(game.turn(next)).toMatchObject({ seats: [2] });
    expect(game.turn(playLines(next, '2 take B8'))).toMatchObject({ seats: [1] });
  });

  it('CP3.2 discards the chosen card and takes one menu card of choice into the hand', () => {
    const after = playLines(pickAll(table, 'C3 G2 F1'), '3 take B7');
    expect(after.hands[2]).toEqual(['B7', 'F7', 'L5']);
    expect(after.menu).toEqual(['B9', 'B8', 'B6', 'B5']);
    expect(after.discard).toEqual(['F1', 'G2']);
  });

  it('CP3.2 refuses what is not on the menu, and a second choice', () => {
    const shown = pickAll(table, 'C3 G2 F1');
    expect(refusalOf(shown, '3 take C1')).toEqual({
      rule: 'CP3.2',
      reason: 'not-on-menu',
      facts: { card: 'C1' },
    });
    expect(refusalOf(shown, '3 pick F7')).toMatchObject({
      rule: 'CP3.1',
      reason: 'choices-are-shown',
    });
  });

  it('CP3.2 takes the only card left on the menu by itself', () => {
    const one = scene({
      hands: ['R7 C3', 'G7 G2'],
      week: 'C9 | L8 L7 L6',
      menu: 'B9 B8',
      pile: 'F1 F2 F3 F4 F5',
    });
    const after = playLines(pickAll(one, 'C3 G2'), '2 take B8');
    expect(after.hands[0]).toEqual(['B9', 'R7']);
    expect(after.turn).toBe(2);
  });

  it('CP3.2 draws the top of the pile where the menu is empty', () => {
    const none = scene({
      hands: ['R7 C3', 'G7 G2'],
      week: 'C9 | L8 L7 L6',
      pile: 'L1 L2 F1 F2 F3 F4 F5',
    });
    const after = pickAll(none, 'C3 G2');
    expect(after.hands).toEqual([
      ['L2', 'R7'],
      ['G7', 'L1'],
    ]);
  });

  it.each([
    { shark: 1, order: [1, 2, 3] },
    { shark: 2, order: [2, 3, 1] },
    { shark: 3, order: [3, 1, 2] },
  ])('CP3.3 equal values go clockwise from the shark at seat $shark', ({ shark, order }) => {
    const shown = pickAll({ ...table, shark }, 'R7 G7 F7');
    expect(shown.shown.map(({ seat }) => seat)).toEqual(order);
  });
});

describe('the end of a turn', () => {
  const last = playLines(pickAll(table, 'C3 G2 F1'), '3 take B7', '2 take B9');
  const after = playLines(last, '1 take B5');

  it('CP3.4 puts the rest of the menu on the discard pile and lays five new cards', () => {
    expect(after.discard).toEqual(['F1', 'G2', 'C3', 'B8', 'B6']);
    expect(after.menu).toHaveLength(5);
    expect(after.menu).toEqual(last.pile.slice(0, 5));
    expect(after.pile).toEqual(last.pile.slice(5));
  });

  it('CP3.4 turns the next week card up', () => {
    expect(after.week.map(({ up }) => up)).toEqual([true, true, false, false]);
  });

  it('CP3.4 gives the shark to the next player clockwise', () => {
    expect(after.shark).toBe(3);
    const round = playLines(
      pickAll({ ...table, shark: 3 }, 'C3 G2 F1'),
      '3 take B7',
      '2 take B9',
      '1 take B5',
    );
    expect(round.shark).toBe(1);
  });

  it('CP3.4 lays no new menu and leaves the shark when one face-down card is left', () => {
    const ending = scene({
      hands: ['R7 C3', 'G7 G2'],
      week: 'C9 L8 | L7',
      menu: 'B9 B8 B7',
      shark: 2,
    });
    const over = playLines(pickAll(ending, 'C3 G2'), '2 take B9', '1 take B8');
    expect(over).toMatchObject({ stage: 'over', menu: [], shark: 2 });
    expect(over.week.every(({ up }) => up)).toBe(true);
    expect(over.discard).toContain('B7');
  });
});

describe('an empty pile', () => {
  const layout = {
    hands: ['R7 C3', 'G7 G2'],
    week: 'C9 | L8 L7 L6',
    menu: 'B9 B8',
    discard: 'R1 R2 R3',
    rest: 'nowhere',
  } as const;
  const few = scene({ ...layout, pile: 'F1 F2' });

  it('CP3.5 is renewed by shuffling the discard pile, at the moment when a card is needed', () => {
    const waiting = playLines(pickAll(few, 'C3 G2'), '2 take B9');
    expect(game.turn(waiting)).toEqual({ kind: 'chance', source: 'lot' });
    expect(waiting).toMatchObject({ menu: ['F1', 'F2'], pile: [], week: few.week });
    expect(waiting.discard).toEqual(['R1', 'R2', 'R3', 'G2', 'C3']);
    const after = playLines(waiting, 'chance reshuffle R2C3R1G2R3');
    expect(after.menu).toEqual(['F1', 'F2', 'R2', 'C3', 'R1']);
    expect(after.pile).toEqual(['G2', 'R3']);
    expect(after).toMatchObject({ discard: [], turn: 2, stage: 'choose' });
  });

  it('CP3.5 is not renewed before: an empty pile waits until a card is drawn', () => {
    const enough = scene({ ...layout, pile: 'F1 F2 F3 F4 F5' });
    const after = playLines(pickAll(enough, 'C3 G2'), '2 take B9');
    expect(after).toMatchObject({ pile: [], turn: 2 });
  });

  it('CP3.5 becomes exactly the discard pile', () => {
    const waiting = playLines(pickAll(few, 'C3 G2'), '2 take B9');
    const refusal = { rule: 'CP3.5', reason: 'wrong-reshuffle', facts: { expected: 5 } };
    expect(refusalOf(waiting, 'chance reshuffle R2C3R1G2')).toEqual(refusal);
    expect(refusalOf(waiting, 'chance reshuffle R2C3R1G2F1')).toEqual(refusal);
  });

  it('CP3.5 with an empty discard pile too: the cards are not drawn', () => {
    const bare = scene({
      hands: ['X1 C3', 'X2 G2'],
      week: 'C9 | L8 L7 L6',
      menu: 'B9',
      discard: '',
      rest: 'nowhere',
    });
    const pileOfOne = playLines(pickAll(bare, 'X1 X2'), '1 land menu B9', 'chance reshuffle X1');
    expect(pileOfOne.hands[0]).toEqual(['C3', 'X1']);
    const after = playLines(pileOfOne, '2 land hand G2', 'chance reshuffle X2');
    expect(after.chosen[1]).toBe('X2');
    expect(after).toMatchObject({ hands: [['C3', 'X1'], []], menu: [], pile: [], turn: 2 });
  });

  it('CP3.6 everybody may look through the discard pile', () => {
    const shown = pickAll(few, 'C3 G2');
    expect(game.view(shown, 'watcher').discard).toEqual(['R1', 'R2', 'R3', 'G2']);
  });
});
