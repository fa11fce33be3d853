import {
  type Entry,
  hashOfSeed,
  historyFor,
  logFor,
  MASKED,
  newMatch,
  type Playthrough,
  playThrough,
} from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { scene } from './scene.ts';
import { deckOf, eventsOf, pickAll, playLines, separate } from './testing.ts';

const SEED = 'ab'.repeat(32);

function matchOf(...lines: readonly string[]) {
  const setup = { seats: 3, options: {}, seedHash: hashOfSeed(SEED) };
  const started = newMatch(game, setup);
  if (!started.ok) throw new Error('no match');
  const played = playThrough(started.value, separate(lines).map(entryOf));
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
}

function entryOf(line: string): Entry {
  const [who = '', ...words] = line.split(' ');
  return { by: who === 'chance' ? who : Number(who), move: words.join(' ') };
}

const DECK = deckOf(
  'R7 C3 X1 B2 L9',
  'G1 G2 G3 G4 G5',
  'F1 F2 F3 F4 F5',
  'C9 C8 C7 C6 C5 C4 X5',
  'B9 B8 B7 B6 B5',
);
const OPENING = `chance deck ${DECK}, chance shark 1`;

function moves(played: Playthrough, viewer: number | 'watcher' | 'open'): string[] {
  return logFor(played, played.plies, viewer).map(({ move }) => move);
}

describe('what everybody sees', () => {
  const table = scene({
    hands: ['R7 C3', 'G7 G2'],
    week: 'C9 R8 | L7 L6 L5',
    menu: 'B9 B8 B7',
    discard: 'F9',
  });

  it('CP7.1 is the open week, the menu, the discards and the number of cards', () => {
    const view = game.view(table, 'watcher');
    expect(view.week.map(({ card }) => card)).toEqual([
      'C9',
      'R8',
      undefined,
      undefined,
      undefined,
    ]);
    expect(view.menu).toEqual(['B9', 'B8', 'B7']);
    expect(view.discard).toEqual(['F9']);
    expect(view.hands).toEqual([{ count: 2 }, { count: 2 }]);
  });

  it('CP7.1 is every chosen card once they are shown, and which menu card each one took', () => {
    const shown = pickAll(table, 'R7 G2');
    expect(game.view(shown, 'watcher').shown).toEqual([
      { seat: 2, card: 'G2' },
      { seat: 1, card: 'R7' },
    ]);
    expect(eventsOf(shown, '2 take B8', 1)).toContainEqual({ kind: 'took', seat: 2, card: 'B8' });
    const taken = playLines(shown, '2 take B8');
    expect(game.view(taken, 'watcher').shown[0]).toEqual({ seat: 2, card: 'G2', took: 'B8' });
  });

  it('CP7.1 is what Coco did, but no card that went unseen into the week', () => {
    const coco = pickAll(
      scene({ hands: ['X1 C3', 'G7 G2'], week: 'C9 | L7 L6 L5', menu: 'B9 B8 B7' }),
      'X1 G7',
    );
    const seen = (line: string) => game.view(playLines(coco, line), 1).shown[0];
    const played = { seat: 1, card: 'X1' };
    expect(seen('1 cook 3')).toEqual({ ...played, effect: 'cook', moved: 'L6' });
    expect(seen('1 land menu B9')).toEqual({ ...played, effect: 'land', moved: 'B9' });
    expect(seen('1 land pile')).toEqual({ ...played, effect: 'land' });
    expect(seen('1 land hand C3')).toEqual({ ...played, effect: 'land' });
    expect(seen('1 carte 2 3')).toEqual({ ...played, effect: 'carte' });
  });

  it('CP3.4 is, at the end of a turn, what everybody did in it, whoever came in late', () => {
    const before = playLines(pickAll(table, 'R7 G2'), '2 take B8');
    const kept = JSON.parse(JSON.stringify(before)) as typeof before;
    const ended = game.view(playLines(kept, '1 take B9'), 'watcher');
    expect(ended.shown).toEqual([]);
    expect(ended.lastTurn).toEqual([
      { seat: 2, card: 'G2', took: 'B8' },
      { seat: 1, card: 'R7', took: 'B9' },
    ]);
  });

  it('CP3.4 of a match that was kept before acts were is what lies there', () => {
    const before = playLines(pickAll(table, 'R7 G2'), '2 take B8');
    const { lastTurn: _, ...kept } = {
      ...before,
      shown: before.shown.map(({ seat, card }) => ({ seat, card })),
    };
    expect(game.view(kept, 'watcher').lastTurn).toEqual([]);
    const ended = game.view(playLines(kept, '1 take B9'), 'watcher');
    expect(ended.lastTurn).toEqual([
      { seat: 2, card: 'G2' },
      { seat: 1, card: 'R7', took: 'B9' },
    ]);
  });

  it('CP7.4 is the running total of the cards that lie face up', () => {
    expect(game.view(table, 'watcher').weekTotals).toEqual([
      { figure: 'C', total: 9 },
      { figure: 'R', total: 8 },
    ]);
    const twice = scene({ hands: ['R7 R6', 'G7 G6'], week: 'C4 R8 C5 | C9 L9' });
    expect(game.view(twice, 1).weekTotals).toEqual([
      { figure: 'C', total: 9 },
      { figure: 'R', total: 8 },
    ]);
  });
});

describe('what only you see', () => {
  const acting = pickAll(
    scene({ hands: ['X2 R7', 'G7 G2'], week: 'C9 | L7 L6', menu: 'B9 B8', pile: 'F1 F2' }),
    'X2 G7',
  );

  it('CP7.2 is your hand, and what you draw', () => {
    expect(game.view(acting, 2).hands).toEqual([{ count: 1 }, { count: 1, cards: ['G2'] }]);
    expect(eventsOf(acting, '1 cook 1', 1)).toContainEqual({ kind: 'drew', seat: 1, card: 'F1' });
    expect(eventsOf(acting, '1 cook 1', 2)).toContainEqual({ kind: 'drew', seat: 1 });
  });

  it('CP7.2 is what you looked at, and what you put into the week from your hand', () => {
    const looked = playLines(acting, '1 carte 2 3');
    expect(game.view(looked, 1).week.map(({ card }) => card)).toEqual(['C9', 'L7', 'L6']);
    const landed = playLines(acting, '1 land hand R7');
    expect(game.view(landed, 1).week.at(-1)).toEqual({ up: false, knownTo: [1], card: 'R7' });
    expect(game.view(landed, 2).week.at(-1)).toEqual({ up: false, knownTo: [1] });
    expect(JSON.stringify(eventsOf(acting, '1 land hand R7', 'watcher'))).not.toContain('R7');
  });

  it('CP7.2 never is the pile, not even after a reshuffle', () => {
    const bare = { ...acting, pile: [] };
    const waiting = playLines(bare, '1 cook 1');
    expect(eventsOf(waiting, 'chance reshuffle C9X2', 2)).toContainEqual({
      kind: 'reshuffled',
      count: 2,
    });
    expect(game.view(waiting, 1).pile).toEqual({ count: 0 });
  });
});

describe('a choice', () => {
  const chosen = matchOf(OPENING, '1 pick R7', '3 pick F4');

  it('CP7.3 shows only that it was made, before all have chosen', () => {
    for (const viewer of [2, 'watcher'] as const) {
      expect(game.view(chosen.match.state, viewer).chosen).toEqual([
        { made: true },
        { made: false },
        { made: true },
      ]);
      expect(moves(chosen, viewer).slice(2)).toEqual([MASKED, MASKED]);
      const told = historyFor(chosen, chosen.plies, viewer).map(({ events }) => events);
      expect(told.slice(2)).toEqual([[{ kind: 'chose', seat: 1 }], [{ kind: 'chose', seat: 3 }]]);
    }
    expect(moves(chosen, 1).slice(2)).toEqual(['pick R7', MASKED]);
    expect(game.view(chosen.match.state, 1).chosen[0]).toEqual({ made: true, card: 'R7' });
  });

  it('CP7.3 may be read by all once the last one has chosen', () => {
    const shown = matchOf(OPENING, '1 pick R7', '3 pick F4', '2 pick G1');
    expect(moves(shown, 'watcher').slice(2)).toEqual(['pick R7', 'pick F4', 'pick G1']);
    const later = matchOf(
      OPENING,
      '1 pick R7, 3 pick F4, 2 pick G1, 2 take B9, 3 take B8, 1 take B7',
      '1 pick C3',
    );
    expect(moves(later, 2).slice(2, 5)).toEqual(['pick R7', 'pick F4', 'pick G1']);
    expect(moves(later, 2).at(-1)).toBe(MASKED);
  });

  it('can be taken back until all are shown, and then nobody ever reads it', () => {
    const again = matchOf(OPENING, '1 pick R7, 1 undo, 1 pick C3, 3 pick F4, 2 pick G1');
    expect(moves(again, 2).slice(2, 5)).toEqual([MASKED, 'undo', 'pick C3']);
    expect(again.match.takeBacks).toEqual([]);
  });
});

describe('the log', () => {
  it('CP7.2 keeps the deck and the card from a hand to those who may know it', () => {
    const match = matchOf(OPENING, '1 pick X1', '2 pick G5', '3 pick F4', '1 land hand R7');
    expect(moves(match, 2)).toEqual([MASKED, 'shark 1', 'pick X1', 'pick G5', 'pick F4', MASKED]);
    expect(moves(match, 1).at(-1)).toBe('land hand R7');
    expect(moves(match, 'open').at(0)).toBe(`deck ${DECK}`);
  });

  it('lets nobody take back what has shown a card', () => {
    const taken = matchOf(OPENING, '1 pick X1', '2 pick G5', '3 pick F4', '1 cook 1');
    expect(taken.match.takeBacks).toEqual([]);
    const plain = matchOf(OPENING, '1 pick R7', '2 pick G5', '3 pick F4', '3 take B9');
    expect(plain.match.takeBacks.at(-1)?.seat).toBe(3);
  });
});
