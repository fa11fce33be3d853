import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import type { PailleState } from './state.ts';
import { eventsOf, pickAll, playLines, refusalOf } from './testing.ts';

const layout = {
  hands: ['X2 R7 C3', 'X3 G7 G2'],
  week: 'C9 R8 | L7 L6 L5',
  menu: 'B9 B8 B7',
  pile: 'F1 F2 F3 F4 F5 F6 F7 F8',
  rest: 'nowhere',
} as const;
const table = scene(layout);
const acting = pickAll(table, 'X2 G7');

function weekOf(state: PailleState): string {
  return state.week.map(({ card, up }) => (up ? card : card.toLowerCase())).join(' ');
}

function choices(state: PailleState, seat: number): string[] {
  return game.moves(state, seat).map((move) => game.notation.make(state, move));
}

describe('Coco', () => {
  it('CP4.1 is chosen and shown like any card, and takes its place by its value', () => {
    expect(pickAll(table, 'X2 G2').shown.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(pickAll(table, 'C3 X3').shown.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(pickAll(table, 'R7 X3').shown.map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('CP4.2 goes to the discard pile and offers the three effects, and nothing from the menu', () => {
    expect(acting.discard).toEqual(['X2']);
    expect(choices(acting, 1).join(', ')).toBe(
      'cook 1, cook 2, cook 3, cook 4, cook 5, land menu B9, land menu B8, land menu B7, ' +
        'land pile, land hand C3, land hand R7, carte 3 4, carte 3 5, carte 4 5',
    );
    expect(refusalOf(acting, '1 take B9')).toEqual({
      rule: 'CP4.2',
      reason: 'coco-draws-from-pile',
      facts: { card: 'X2' },
    });
  });

  it('CP4.2 gives effects to no other card', () => {
    const character = pickAll(table, 'R7 G2');
    for (const effect of ['cook 1', 'land pile', 'carte 3 4']) {
      expect(refusalOf(character, `2 ${effect}`)).toEqual({
        rule: 'CP4.2',
        reason: 'only-coco-has-effects',
        facts: { card: 'G2' },
      });
    }
  });

  it('CP4.2 refills from the pile after the effect, and leaves the menu as it is', () => {
    const after = playLines(acting, '1 cook 1');
    expect(after.hands[0]).toEqual(['C3', 'F1', 'R7']);
    expect(after.menu).toEqual(['B9', 'B8', 'B7']);
    expect(after.discard).toEqual(['X2', 'C9', 'G7']);
  });

  it('CP4.2 with no effect possible only refills', () => {
    const empty = scene({ ...layout, week: '', added: 7, menu: 'B9 B8 B7' });
    const after = pickAll(empty, 'X2 G7');
    expect(after.hands[0]).toEqual(['C3', 'F1', 'R7']);
    expect(game.turn(after)).toMatchObject({ seats: [2] });
  });

  it('CP4.2 with one effect possible plays it by itself', () => {
    const one = scene({ ...layout, week: 'C9', added: 7 });
    expect(weekOf(pickAll(one, 'X2 G7'))).toBe('');
  });
});

describe('the cookery lesson', () => {
  it('CP4.3 shows a week card and discards it, face up or face down, and the row closes up', () => {
    expect(weekOf(playLines(acting, '1 cook 2'))).toBe('C9 l7 l6 l5');
    const after = playLines(acting, '1 cook 4');
    expect(weekOf(after)).toBe('C9 R8 l7 l5');
    expect(after.discard).toContain('L6');
    expect(eventsOf(acting, '1 cook 4', 'watcher')).toContainEqual({
      kind: 'cooked',
      seat: 1,
      position: 4,
      card: 'L6',
      wasUp: false,
    });
  });

  it('CP4.3 counts positions anew after that', () => {
    const second = playLines(pickAll(table, 'X2 X3'), '1 cook 1');
    expect(weekOf(playLines(second, '2 cook 1'))).toBe('L7 l6 l5');
    expect(refusalOf(second, '2 cook 5')).toEqual({
      rule: 'CP4.3',
      reason: 'no-such-week-card',
      facts: { position: 5, length: 4 },
    });
  });
});

describe('land ahoy', () => {
  it('CP4.4 adds a face-down card at the right end, from the menu', () => {
    const after = playLines(acting, '1 land menu B8');
    expect(weekOf(after)).toBe('C9 R8 l7 l6 l5 b8');
    expect(after.menu).toEqual(['B9', 'B7']);
    expect(after.hands[0]).toEqual(['C3', 'F1', 'R7']);
    expect(refusalOf(acting, '1 land menu C3')).toEqual({
      rule: 'CP4.4',
      reason: 'not-on-menu',
      facts: { card: 'C3' },
    });
  });

  it('CP4.4 or from the pile: first the week, then the hand', () => {
    const after = playLines(acting, '1 land pile');
    expect(weekOf(after)).toBe('C9 R8 l7 l6 l5 f1');
    expect(after.hands[0]).toEqual(['C3', 'F2', 'R7']);
  });

  it('CP4.4 or from the hand', () => {
    expect(weekOf(playLines(acting, '1 land hand R7'))).toBe('C9 R8 l7 l6 l5 r7');
    expect(refusalOf(acting, '1 land hand B9')).toEqual({
      rule: 'CP4.4',
      reason: 'not-in-hand',
      facts: { card: 'B9' },
    });
  });

  it('CP4.4 is known to everybody from the menu, to you alone from the hand, to nobody from the pile', () => {
    const seen = (line: string, viewer: number | 'watcher') =>
      game.view(playLines(acting, line), viewer).week.at(-1)?.card;
    expect([1, 2].map((seat) => seen('1 land menu B8', seat))).toEqual(['B8', 'B8']);
    expect(seen('1 land menu B8', 'watcher')).toBe('B8');
    expect([1, 2].map((seat) => seen('1 land hand R7', seat))).toEqual(['R7', undefined]);
    expect([1, 2].map((seat) => seen('1 land pile', seat))).toEqual([undefined, undefined]);
  });

  it('CP4.4 renews an empty pile first, with your own Coco in it', () => {
    const bare = scene({ ...layout, pile: '', discard: 'F1' });
    const waiting = playLines(pickAll(bare, 'X2 G7'), '1 land pile');
    expect(game.turn(waiting)).toMatchObject({ kind: 'chance' });
    const after = playLines(waiting, 'chance reshuffle X2F1');
    expect(weekOf(after)).toBe('C9 R8 l7 l6 l5 x2');
    expect(after.hands[0]).toEqual(['C3', 'F1', 'R7']);
  });

  it('CP4.4 does not replenish the menu during the turn', () => {
    const after = playLines(pickAll(table, 'X2 X3'), '1 land menu B8');
    expect(after.menu).toEqual(['B9', 'B7']);
  });

  it('CP4.5 draws two where the card came from the hand: as many as before', () => {
    const after = playLines(acting, '1 land hand R7');
    expect(after.hands[0]).toEqual(['C3', 'F1', 'F2']);
  });

  it('CP4.9 is possible seven times in one week', () => {
    const long = pickAll(scene({ ...layout, added: 6 }), 'X2 X3');
    const full = playLines(long, '1 land menu B9');
    expect(full.added).toBe(7);
    expect(choices(full, 2).filter((choice) => choice.startsWith('land'))).toEqual([]);
    for (const source of ['menu B8', 'pile', 'hand G2']) {
      expect(refusalOf(full, `2 land ${source}`)).toEqual({
        rule: 'CP4.9',
        reason: 'week-is-long-enough',
        facts: { most: 7 },
      });
    }
  });
});

describe('à la carte', () => {
  it('CP4.6 shows you two face-down week cards, and the others only which ones', () => {
    const look = '1 carte 3 5';
    expect(eventsOf(acting, look, 1)).toContainEqual({
      kind: 'looked',
      seat: 1,
      positions: [3, 5],
      cards: ['L7', 'L5'],
    });
    for (const viewer of [2, 'watcher'] as const) {
      expect(eventsOf(acting, look, viewer)).toContainEqual({
        kind: 'looked',
        seat: 1,
        positions: [3, 5],
      });
    }
    const after = playLines(acting, look);
    const known = (viewer: number) => game.view(after, viewer).week.map(({ card }) => card);
    expect(known(1)).toEqual(['C9', 'R8', 'L7', undefined, 'L5']);
    expect(known(2)).toEqual(['C9', 'R8', undefined, undefined, undefined]);
    expect(after.hands[0]).toEqual(['C3', 'F1', 'R7']);
  });

  it('CP4.6 looks at the only one that is left', () => {
    const one = pickAll(scene({ ...layout, week: 'C9 | L7' }), 'X2 G7');
    expect(choices(one, 1).filter((choice) => choice.startsWith('carte'))).toEqual(['carte 2']);
  });

  it('CP4.6 cannot be chosen with none left', () => {
    const open = pickAll(scene({ ...layout, week: 'C9 L7' }), 'X2 G7');
    expect(choices(open, 1).some((choice) => choice.startsWith('carte'))).toBe(false);
    expect(refusalOf(open, '1 carte 1 2')).toMatchObject({
      rule: 'CP4.6',
      reason: 'nothing-face-down',
    });
  });

  it.each([
    { look: 'carte 1 3', reason: 'already-face-up', facts: { position: 1 } },
    { look: 'carte 3', reason: 'wrong-number-of-looks', facts: { count: 2 } },
    { look: 'carte 4 4', reason: 'wrong-number-of-looks', facts: { count: 2 } },
    { look: 'carte 3 6', reason: 'no-such-week-card', facts: { position: 6, length: 5 } },
  ])('CP4.6 refuses $look: $reason', ({ look, reason, facts }) => {
    expect(refusalOf(acting, `1 ${look}`)).toEqual({ rule: 'CP4.6', reason, facts });
  });
});

describe('the length of the game', () => {
  /** Turns until the week is over, nobody playing a Coco any more. */
  function turnsLeft(state: PailleState): number {
    let current = state;
    while (game.turn(current).kind === 'seats') {
      const turn = game.turn(current);
      const seat = turn.kind === 'seats' ? (turn.seats[0] ?? 0) : 0;
      const plain = game.moves(current, seat).find((move) => {
        return move.kind === 'take' || (move.kind === 'pick' && !move.card.startsWith('X'));
      });
      if (!plain) throw new Error('nothing plain to do');
      current = game.apply(current, seat, plain);
    }
    return current.turn;
  }
  const long = pickAll(scene({ ...layout, rest: 'pile' }), 'X2 G7');
  const plain = turnsLeft(scene({ ...layout, rest: 'pile' }));

  it('CP4.8 grows by a turn with each card added', () => {
    expect(turnsLeft(playLines(long, '1 land menu B9'))).toBe(plain + 1);
  });

  it('CP4.8 shrinks by a turn with a face-down card removed', () => {
    expect(turnsLeft(playLines(long, '1 cook 4'))).toBe(plain - 1);
  });

  it('CP4.8 stays with a face-up card removed', () => {
    expect(turnsLeft(playLines(long, '1 cook 1'))).toBe(plain);
  });
});
