import { seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { panFor } from './pans.ts';
import { scene } from './scene.ts';
import { choices, eventsOf, expectRefusal, stateAfter } from './testing.ts';
import { MOST_STEPS } from './trace.ts';

describe('pans', () => {
  it('LK2.1 small for the leader, large for the last', () => {
    const state = scene({ trays: ['AB', 'A', ''] });
    expect([1, 2, 3].map((seat) => panFor(state, seat))).toEqual(['small', 'normal', 'large']);
  });

  it('LK2.2 shared lead and shared last place count alike, all equal is normal', () => {
    const shared = scene({ trays: ['AB', 'CD', 'A', 'B'] });
    expect([1, 2, 3, 4].map((seat) => panFor(shared, seat))).toEqual([
      'small',
      'small',
      'large',
      'large',
    ]);
    const equal = scene({ trays: ['A', 'B'] });
    expect(panFor(equal, 1)).toBe('normal');
    const arrived = scene({ trays: ['ABCDEF', 'ABCDE', 'A'], arrived: [1] });
    expect([2, 3].map((seat) => panFor(arrived, seat))).toEqual(['normal', 'large']);
  });

  it('LK2.3 the pan is settled at the start of the turn and holds for both throws', () => {
    const state = scene({ cooks: ['a3', 'f7'], held: { low: 1, face: 1 } });
    const landed = stateAfter(state, '1 toss full', 'chance fall caught 1', '1 walk b3');
    const collected = stateAfter(landed, '1 take');
    expect(collected.trays[0]?.[0]?.kind).toBe('A');
    expect(collected.pan).toBe('normal');
    expect(stateAfter(collected, '1 keep:6').pan).toBe('normal');
    expect(stateAfter(collected, '1 swap a2').pan).toBe('normal');
  });
});

describe('throwing', () => {
  it('LK3.1 lies on the pan with its visible face up and makes half a turn or a full one', () => {
    const state = scene({ pancakes: 'a2:5 a4:3', phase: 'from', held: null });
    const taken = stateAfter(state, '1 from a2');
    expect(taken.held).toEqual({ low: 2, face: 5 });
    expect(choices(taken)).toEqual(['toss half', 'toss full']);
    expectRefusal(taken, '1 walk c1', 'LK3.1', 'not-now');
  });

  it('LK3.2 the top of the stack while it lasts, then any but the one laid last', () => {
    const lay = scene({ phase: 'lay', stack: [3, 2], fall: { result: 'missed', face: 1 } });
    const next = stateAfter(lay, '1 lay a2:6');
    expect(next).toMatchObject({ phase: 'toss', held: { low: 3, face: 3 }, stack: [2] });
    const caught = { result: 'caught', face: 1 } as const;
    const second = scene({ phase: 'second', throws: 1, stack: [3, 2], fall: caught });
    const swapped = stateAfter(second, '1 swap a2');
    expect(swapped).toMatchObject({ phase: 'toss', held: { low: 3, face: 3 }, stack: [2] });
    const empty = scene({
      phase: 'lay',
      pancakes: 'a4:5 f4:3',
      fall: { result: 'missed', face: 1 },
    });
    const from = stateAfter(empty, '1 lay a2:6');
    expect(choices(from)).toEqual(['from a4', 'from f4']);
    expectRefusal(from, '2 from a5', 'LK3.2', 'no-pancake-there');
  });

  it('LK3.3 caught: move by the number shown and throw once more', () => {
    const caught = stateAfter(
      scene(),
      '1 toss half',
      'chance fall caught 6',
      '1 walk c1c2c3c4c5c6',
    );
    expect(caught.phase).toBe('second');
    expect(choices(caught)).toContain('keep:1');
  });

  it('LK3.4 missed: move by the number where it fell, no second throw', () => {
    const missed = stateAfter(scene(), '1 toss half', 'chance fall missed 1', '1 walk c1');
    expect(missed.phase).toBe('lay');
  });

  it('LK3.5 invalid: no move, lay it down, and the next player may put the cook anywhere free', () => {
    const state = scene({ cooks: ['a3', 'f7'], pancakes: 'a1:6 f1:2 a7:5' });
    const invalid = stateAfter(state, '1 toss half', 'chance fall invalid 1');
    expect(invalid.phase).toBe('lay');
    expect(choices(invalid)).toEqual(expect.arrayContaining(['lay c4:1', 'lay c4:6']));
    const asked = stateAfter(invalid, '1 lay c4:6');
    expect(game.turn(asked)).toEqual({ kind: 'seats', seats: [2], rule: 'LK3.5' });
    for (const taken of ['c4', 'b3', 'a3', 'f7']) {
      expectRefusal(asked, `2 put ${taken}`, 'LK3.5', 'tile-not-free');
    }
    expect(stateAfter(asked, '2 put d7').cooks).toEqual([39, 41]);
    const left = stateAfter(asked, '2 leave');
    expect(left).toMatchObject({ cooks: [12, 41], phase: 'from', onTurn: 2 });
  });

  it('LK3.5 a cook on the carpet puts the other one before shifting', () => {
    const carpet = { arrived: [2], revealed: true, trays: ['AB', 'FEDCBA'] };
    const state = scene({ ...carpet, cooks: ['a3', 'carpet'] });
    const asked = stateAfter(state, '1 toss half', 'chance fall invalid 1', '1 lay c4:6');
    expect(game.turn(asked)).toEqual({ kind: 'seats', seats: [2], rule: 'LK3.5' });
    expect(stateAfter(asked, '2 put d7')).toMatchObject({ cooks: [39, -1], phase: 'shift' });
  });

  it('LK3.5 after a throw that counts nobody puts the cook', () => {
    const missed = scene({ phase: 'lay', stack: [2], fall: { result: 'missed', face: 1 } });
    expect(stateAfter(missed, '1 lay a2:6')).toMatchObject({ phase: 'toss', onTurn: 2 });
  });

  it('LK3.6 at most two throws: the same pancake with either face, or another after laying it', () => {
    const second = scene({
      phase: 'second',
      cooks: ['d1', 'f7'],
      throws: 1,
      fall: { result: 'caught', face: 6 },
      held: { low: 1, face: 6 },
      pancakes: 'a4:5',
    });
    const texts = choices(second);
    expect(texts).toContain('keep:1');
    expect(texts).toContain('keep:6');
    expect(texts).toContain('lay a2:1');
    const swapped = stateAfter(second, '1 swap a2');
    expect(swapped.lying.at(-1)).toEqual({ tile: 6, low: 1, face: 6 });
    expect(choices(swapped)).toEqual(['from a4']);
    const twice = stateAfter(
      second,
      '1 keep:1',
      '1 toss full',
      'chance fall caught 1',
      '1 walk d2',
    );
    expect(twice.phase).toBe('lay');
    expectRefusal(second, '1 keep:2', 'LK3.6', 'no-such-face');
  });

  it('LK3.7 a half turn shows the other face, a full turn the same', () => {
    const half = stateAfter(scene(), '1 toss half');
    expectRefusal(half, 'chance fall caught 1', 'LK3.7', 'impossible-fall');
    expectRefusal(half, 'chance fall missed 3', 'LK3.7', 'impossible-fall');
    expectRefusal(half, 'chance fall invalid 6', 'LK3.7', 'impossible-fall');
    const full = stateAfter(scene(), '1 toss full');
    expectRefusal(full, 'chance fall caught 6', 'LK3.7', 'impossible-fall');
    const drawn = [half, full].map((tossed) => game.chance(tossed, { below: () => 0 }));
    expect(drawn).toEqual(
      [6, 1].map((face) => ({ kind: 'fall', fall: { result: 'caught', face } })),
    );
    const hand = stateAfter(scene({ options: { toss: 'skill' } }), '1 toss 5,5,5,0,-5');
    expect(stateAfter(hand, 'chance fall caught 6').fall?.face).toBe(6);
    expect(stateAfter(hand, 'chance fall caught 1').fall?.face).toBe(1);
  });

  it('LK3.8 by chance the odds decide and no hand is taken; by skill a hand is asked for', () => {
    expectRefusal(scene(), '1 toss 5,5,5,0,-5', 'LK3.8', 'by-chance-only');
    const skill = stateAfter(scene({ options: { toss: 'skill' } }), '1 toss 5,5,5,0,-5');
    expect(game.turn(skill)).toEqual({ kind: 'chance', source: 'referee' });
    const chance = stateAfter(scene(), '1 toss half');
    expect(game.turn(chance)).toEqual({ kind: 'chance', source: 'lot' });
  });
});

describe('the toss by hand', () => {
  const skill = scene({ options: { toss: 'skill' } });

  it('LK8.2 input that no hand could give is refused, and the throw can be made again', () => {
    for (const [fault, toss] of [
      ['too-short', [1, 2, 3, 4]],
      ['too-long', Array.from({ length: MOST_STEPS + 1 }, () => 0)],
      ['not-whole', [0, 0.5, 0, 0, 0]],
      ['too-fast', [40, 80, 101, 80, 40]],
      ['too-fast', [0, 123_456, 0, 0, 0]],
      ['too-sharp', [0, 40, -1, 0, 0]],
      ['too-sharp', [41, 41, 41, 41, 41]],
    ] as const) {
      const refusal = { rule: 'LK8.2', reason: 'not-a-hand', facts: { fault } };
      expect(game.check(skill, 1, { kind: 'toss', toss })).toEqual(refusal);
    }
    expect(choices(skill)).toEqual(['toss half', 'toss full']);
    expect(stateAfter(skill, '1 toss 40,80,100,60,20').phase).toBe('fall');
  });

  it.each(['0,0.5,0,0,0', '1,2,3,', '1,,2,3,4', '1e3,0,0,0,0', '-', '007,1,1,1,1'])(
    'LK8.2 a list that is not of whole numbers is refused: %s',
    (trace) => {
      expect(game.notation.parse(skill, 1, `toss ${trace}`)).toEqual({
        ok: false,
        error: { rule: 'LK8.2', reason: 'not-a-hand', facts: { fault: 'not-whole' } },
      });
    },
  );

  it('LK9.2 any player may leave their own throws to chance where the table allows it', () => {
    expect(choices(skill)).toEqual(['toss half', 'toss full']);
    const strict = scene({ options: { toss: 'skill', assist: 'off' } });
    expect(choices(strict)).toEqual([]);
    expectRefusal(strict, '1 toss half', 'LK9.2', 'by-hand-only');
    const random = seededRandom(3);
    const drawn = game.sample?.(strict, 1, random);
    expect(drawn && game.check(strict, 1, drawn)).toBeUndefined();
  });
});

describe('the toss by chance', () => {
  it.each([
    ['half', 'small', 40, 55, 5],
    ['half', 'normal', 65, 32, 3],
    ['half', 'large', 90, 9, 1],
    ['full', 'small', 30, 64, 6],
    ['full', 'normal', 50, 46, 4],
    ['full', 'large', 75, 23, 2],
  ] as const)('LK9.1 a %s turn with a %s pan: %i, %i and %i of a hundred', (toss, pan, ...odds) => {
    const tossed = stateAfter(scene({ pan }), `1 toss ${toss}`);
    const fell = Array.from({ length: 100 }, (_, percent) => {
      const move = game.chance(tossed, { below: (n) => (n === 100 ? percent : 0) });
      return move.kind === 'fall' ? move.fall.result : move.kind;
    });
    const count = (wanted: string): number => fell.filter((result) => result === wanted).length;
    expect([count('caught'), count('missed'), count('invalid')]).toEqual(odds);
  });

  it('LK9.1 a miss shows either face alike', () => {
    const tossed = stateAfter(scene({ pan: 'small' }), '1 toss half');
    const random = seededRandom('odds');
    const falls = Array.from({ length: 4000 }, () => game.chance(tossed, random));
    const share = (text: string): number =>
      falls.filter((fall) => game.notation.make(tossed, fall) === `fall ${text}`).length / 40;
    expect(share('missed 1')).toBeCloseTo(27.5, -1);
    expect(share('missed 6')).toBeCloseTo(27.5, -1);
    expect(eventsOf(tossed, 'chance fall missed 6')).toContainEqual({
      kind: 'fell',
      seat: 1,
      fall: { result: 'missed', face: 6 },
    });
  });
});
