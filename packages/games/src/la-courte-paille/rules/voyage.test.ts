import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { type Layout, scene } from './scene.ts';
import type { PailleState } from './state.ts';
import { eventsOf, pickAll, playLines, refusalOf } from './testing.ts';

/** Three rounds are over; this is the last turn of the fourth, whose week had four cards. */
const fourth: Layout = {
  hands: ['C7 C1 X2', 'G5 G6 B1', 'C3 B2'],
  week: 'C9 C8 G2 | B9',
  menu: 'B3 B4 B5',
  pile: 'G1',
  discard: 'C2',
  shark: 2,
  round: 4,
  eaten: ['R', 'F', 'L'],
  rest: 'nowhere',
};

/** Seat 2 gives B1 for B4, seat 1 C1 for B3, seat 3 B2 for B5, the only one left. */
function weekOver(layout: Partial<Layout> = {}): PailleState {
  const shown = pickAll(scene({ ...fourth, ...layout }), 'C1 B1 B2');
  return playLines(shown, '2 take B4', '1 take B3');
}

/** Everybody takes what comes first. */
function takeAll(state: PailleState): PailleState {
  const turn = game.turn(state);
  const [seat = 0] = turn.kind === 'seats' ? turn.seats : [];
  const take = game.moves(state, seat).find(({ kind }) => kind === 'take');
  return take ? takeAll(game.apply(state, seat, take)) : state;
}

const over = weekOver();

describe('the end of a round', () => {
  it('CP6.1 announces the scores, and only the winner shows the cards that count', () => {
    expect(over.stage).toBe('eat');
    expect(over.reckonings.at(-1)).toMatchObject({
      round: 4,
      eaten: ['C'],
      scores: [9, 0, 3],
      winners: [1],
      shown: ['C7', 'X2'],
    });
    expect(game.view(over, 'watcher').hands).toEqual([{ count: 3 }, { count: 3 }, { count: 2 }]);
  });

  it('CP6.1 lets a winner without a point show nothing, Cocos neither', () => {
    const none = weekOver({ hands: ['B7 C1 X2', 'G5 G6 B1', 'G3 B2'] });
    expect(none.reckonings.at(-1)).toMatchObject({ scores: [0, 0, 0], winners: [1], shown: [] });
  });

  it('CP6.2 takes the scores from the cards: there is nothing to announce', () => {
    expect(game.moves(over, 1).every(({ kind }) => kind === 'eat')).toBe(true);
    expect(game.moves(over, 3)).toEqual([]);
  });

  it.each([
    { shark: 1, winner: 1 },
    { shark: 2, winner: 3 },
    { shark: 3, winner: 3 },
  ])('CP6.2 gives a tie to seat $winner with the shark at seat $shark', ({ shark, winner }) => {
    const hands = ['C7 C1', 'G5 G6 B1', 'C3 C4 B2'];
    const last = scene({ ...fourth, hands, week: 'C9 | C8', menu: 'G7 G8 G9', shark });
    const tied = takeAll(pickAll(last, 'C1 B1 B2'));
    expect(tied.reckonings.at(-1)).toMatchObject({
      scores: [7, 0, 7],
      winners: [winner],
      settledBy: 'shark',
    });
  });
});

describe('naming a character', () => {
  it('CP6.3 is for the winner, among those that are left, not Coco', () => {
    expect(game.turn(over)).toEqual({ kind: 'seats', seats: [1], rule: 'CP6.3' });
    expect(game.moves(over, 1).map((move) => game.notation.make(over, move))).toEqual([
      'eat C',
      'eat G',
      'eat B',
    ]);
    expect(refusalOf(over, '1 eat X')).toMatchObject({
      rule: 'CP6.3',
      reason: 'coco-is-not-eaten',
    });
    expect(refusalOf(over, '1 eat R')).toEqual({
      rule: 'CP6.3',
      reason: 'already-eaten',
      facts: { character: 'R' },
    });
    expect(refusalOf(over, '1 take B3')).toMatchObject({
      rule: 'CP6.3',
      reason: 'name-a-character',
    });
  });

  it('CP6.3 is not for the middle of a round', () => {
    const acting = pickAll(scene(fourth), 'C1 B1 B2');
    expect(refusalOf(acting, '2 eat C')).toMatchObject({
      rule: 'CP6.3',
      reason: 'nobody-is-eaten-now',
    });
  });

  it('CP6.3 removes the character from hands and table; other hand cards are kept', () => {
    const after = playLines(over, '1 eat G');
    expect(after.hands).toEqual([['B3', 'C7'], ['B4'], ['B5', 'C3']]);
    expect(after.pile.some((card) => card.startsWith('G'))).toBe(false);
    expect(after.eaten).toEqual(['R', 'F', 'L', 'G']);
  });

  it('CP6.3 shows the cards that are removed from hands', () => {
    expect(eventsOf(over, '1 eat G', 'watcher')).toContainEqual({
      kind: 'named',
      seat: 1,
      character: 'G',
      removed: [{ seat: 2, cards: ['G5', 'G6'] }],
    });
  });
});

describe('the next round', () => {
  const gathered = playLines(over, '1 eat G');
  const next = playLines(gathered, 'chance deck B1C8X2B2C1C2B9C9');

  it("CP6.4 shuffles the winner's Cocos in, and the winner draws a card for each", () => {
    expect(gathered.hands[0]).toEqual(['B3', 'C7']);
    expect(gathered.pile).toEqual(['C1', 'C2', 'C8', 'C9', 'B1', 'B2', 'B9', 'X2']);
    expect(next.hands[0]).toEqual(['B1', 'B3', 'C7']);
  });

  it('CP6.4 leaves the Cocos of the others, who do not refill', () => {
    const stays = weekOver({ hands: ['C7 C1', 'G5 G6 B1', 'X2 B2'] });
    expect(playLines(stays, '1 eat G').hands).toEqual([['B3', 'C7'], ['B4'], ['B5', 'X2']]);
  });

  it('CP6.5 has a week that is one card shorter, a menu, and the shark at the winner', () => {
    expect(next.week.map(({ card, up }) => (up ? card : '?'))).toEqual(['C8', '?', '?']);
    expect(next).toMatchObject({ round: 5, shark: 1, added: 0, pile: [] });
    expect(next.menu).toEqual(['C1', 'C2', 'B9', 'C9']);
  });

  it('CP6.5 deals all the table cards and nothing else', () => {
    expect(refusalOf(gathered, 'chance deck B1C8')).toEqual({
      rule: 'CP6.5',
      reason: 'wrong-deck',
      facts: { expected: 8 },
    });
  });

  it('CP6.5 gives the shark to the next seat that is still in, if the winner is out', () => {
    const last = scene({ ...fourth, hands: ['C7 C1', 'G5 G6 B1', 'C3 B2'], menu: 'C4 B4 B5' });
    const won = playLines(pickAll(last, 'C1 B1 B2'), '2 take B4', '1 take C4');
    expect(playLines(won, '1 eat C')).toMatchObject({ out: [1], shark: 2, stage: 'deal' });
  });
});

describe('leaving the voyage', () => {
  it('CP6.6 is for good, for who has no cards after a character is removed', () => {
    const won = weekOver({ hands: ['C7 C1', 'G5 B1', 'B6 B2'] });
    const gone = playLines(won, '1 eat B');
    expect(gone.out).toEqual([3]);
    const next = playLines(gone, 'chance deck C8G2C1C2C9G1');
    expect(next.shown.map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('CP6.6 is judged at the end of each turn as well, and such seats are skipped', () => {
    const bare = scene({
      ...fourth,
      hands: ['C7 C1', 'X3', 'C5 B4'],
      week: 'C9 C8 | B9 B8 B7',
      menu: '',
      pile: '',
      discard: '',
      shark: 1,
    });
    const after = playLines(
      bare,
      '1 pick C7',
      '3 pick C5',
      '2 land pile',
      'chance reshuffle X3',
      'chance reshuffle C5',
      'chance reshuffle C7',
    );
    expect(after).toMatchObject({ out: [2], shark: 3, stage: 'choose' });
    expect(game.turn(after)).toMatchObject({ seats: [1, 3] });
  });
});

describe('the end of the voyage', () => {
  it('CP6.7 comes when one player is left, who wins whatever the points', () => {
    const won = weekOver({ hands: ['C7 C1', 'B7 B1', 'B6 B2'] });
    expect(playLines(won, '1 eat B').outcome).toEqual({ winners: [1], rule: 'CP6.7' });
    const last = scene({ ...fourth, hands: ['C7 C1', 'G6 B1', 'C3 B2'], menu: 'C4 C5 G7' });
    const pointless = playLines(pickAll(last, 'C1 B1 B2'), '2 take G7', '1 take C4', '1 eat C');
    expect(pointless.outcome).toEqual({ winners: [2], rule: 'CP6.7' });
  });

  it('CP6.7 comes in the middle of a round too', () => {
    const bare = scene({
      ...fourth,
      hands: ['C7 C1', 'X3'],
      week: 'C9 | B9 B8',
      menu: '',
      pile: '',
      discard: '',
    });
    const acted = playLines(bare, '1 pick C7', '2 land pile', 'chance reshuffle X3');
    expect(playLines(acted, 'chance reshuffle C7').outcome).toEqual({
      winners: [1],
      rule: 'CP6.7',
    });
  });

  it('CP6.7 comes when one character is left: the most points in it win', () => {
    const last = weekOver({ eaten: ['R', 'F', 'L', 'B'], round: 5 });
    expect(playLines(last, '1 eat G').outcome).toEqual({
      winners: [1],
      scores: [9, 0, 3],
      rule: 'CP6.7',
    });
  });

  it('CP6.7 counts Cocos as in CP5.5, before they are given back; a tie is shared', () => {
    const hands = ['C4 C1 X3', 'X5 B1', 'C7 B2'];
    const last = weekOver({ hands, eaten: ['R', 'F', 'L', 'B'], round: 5, week: 'G9 | G2' });
    const [winner] = last.reckonings.at(-1)?.winners ?? [];
    expect(playLines(last, `${winner} eat G`).outcome).toEqual({
      winners: [1, 3],
      scores: [7, 0, 7],
      rule: 'CP6.7',
    });
  });

  it('CP6.7 goes to the winner of the round if nobody is left', () => {
    const last = scene({ ...fourth, hands: ['C7 B1', 'C3 B2'], menu: 'C4 C5' });
    const won = playLines(pickAll(last, 'B1 B2'), '1 take C4');
    expect(playLines(won, '1 eat C').outcome).toEqual({ winners: [1], rule: 'CP6.7' });
  });

  it('CP6.7 in the middle of a round all are equal, and the nearest to the shark wins', () => {
    const bare = scene({
      ...fourth,
      hands: ['X2', 'X3'],
      week: 'C9 | B9 B8',
      menu: '',
      pile: '',
      discard: '',
      shark: 2,
    });
    const first = playLines(bare, '1 land pile', 'chance reshuffle X2');
    const end = playLines(first, '2 land pile', 'chance reshuffle X3');
    expect(end.outcome).toEqual({ winners: [2], rule: 'CP6.7' });
  });
});

describe('a table with few cards', () => {
  const few = scene({
    ...fourth,
    hands: ['C7 C1 B2 G1', 'C5 C4 B3 G2'],
    week: 'G9 | G8',
    menu: 'G7 G6',
    pile: '',
    discard: '',
    shark: 1,
  });
  const after = (picks: string) => playLines(takeAll(pickAll(few, picks)), '1 eat G');

  it('CP6.7 shrinks the menu first, then the week', () => {
    const next = playLines(after('C1 C4'), 'chance deck C4C1');
    expect(next.week.map(({ card }) => card)).toEqual(['C4', 'C1']);
    expect(next).toMatchObject({ menu: [], stage: 'choose' });
  });

  it('CP6.7 ends a round with a week of one card at once', () => {
    const next = playLines(after('C1 G2'), 'chance deck C1');
    expect(next).toMatchObject({ stage: 'eat', round: 5 });
    expect(next.reckonings.at(-1)).toMatchObject({ eaten: ['C'], scores: [7, 9], winners: [2] });
  });

  it('CP6.7 ends a round without a week at once, and draws no deck for it', () => {
    const next = after('G1 G2');
    expect(next).toMatchObject({ stage: 'eat', round: 5 });
    expect(next.reckonings.at(-1)).toMatchObject({ eaten: [], scores: [0, 0], winners: [1] });
  });
});
