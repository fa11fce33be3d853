import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { leibkoeche } from '../index.ts';
import { game, type LeibkoecheState, type Pan, PANS, scene, withPile } from '../rules/index.ts';
import { eventsOf, stateAfter } from '../rules/testing.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';
import { advise } from './advise.ts';
import { table } from './index.ts';
import { type Eyes, nameOfCell, nameOfKingsPlace, nameOfKitchen, nameOfTray } from './names.ts';
import { prompt } from './prompt.ts';
import { tell } from './tell.ts';

const nl = await textsIn<LeibkoecheTexts>(leibkoeche, 'nl');
const en = await textsIn<LeibkoecheTexts>(leibkoeche, 'en');
const PLAYERS = [{ name: 'Jij', isYou: true }, byName('Computer 2')];
const walking = { phase: 'walk', throws: 1, fall: { result: 'missed', face: 1 } } as const;
const crowned = withPile(
  scene({ ...walking, cooks: ['b4', 'f6'], trays: ['C', 'ABC'] }),
  'A:b3:*....',
);

const landed = stateAfter(crowned, '1 walk b3');

function promptFor(state: LeibkoecheState, viewer: number): string {
  return prompt(game.view(state, viewer), viewer, nl, PLAYERS);
}

describe('telling what happened', () => {
  it('LK6.1 says where the pancake came to lie', () => {
    const events = eventsOf(landed, '1 take');
    expect(tell(events, nl, PLAYERS)).toBe('Jij nam kersen met kroon en legde die op plaats 2.');
  });

  it('LK6.1 says what was taken before its place is chosen', () => {
    const revealed = stateAfter({ ...crowned, revealed: true, arrived: [2] }, '1 walk b3');
    const events = eventsOf(revealed, '1 take');
    expect(tell(events, nl, PLAYERS)).toBe('Jij besloot kersen mee te nemen.');
    expect(tell(events, en, [byName('Ann')])).toBe('Ann decided to take cherries.');
  });

  it('LK6.1 LK6.3 says what was not wanted', () => {
    const skipped = eventsOf(landed, '1 skip');
    expect(tell(skipped, nl, PLAYERS)).toBe('Jij liet kersen op de stapel liggen.');
    const peeking = scene({ phase: 'peek', throws: 1 });
    const away = eventsOf(peeking, '1 peek none', 1);
    expect(tell(away, en, PLAYERS)).toBe('You did not look under any cover.');
  });

  it('LK10.2 says what was seen to who looked, and to nobody else', () => {
    const peeking = scene({ phase: 'peek', throws: 1, king: ['B', 'A', 'C', 'D', 'E', 'F'] });
    expect(tell(eventsOf(peeking, '1 peek 1', 1), nl, PLAYERS)).toContain('kaas');
    expect(tell(eventsOf(peeking, '1 peek 1', 2), nl, PLAYERS)).toBe('Jij keek onder stolp 1.');
    expect(tell(eventsOf(peeking, '1 peek 1', 1), en, PLAYERS)).toContain('cheese');
    const others = [byName('Ann'), byName('Bea')];
    expect(tell(eventsOf(peeking, '1 peek 1', 1), nl, others)).toBe(
      'Ann keek onder stolp 1. Ann zag er kaas.',
    );
  });

  it('LK3.7 says whose throw fell, and how', () => {
    const tossed = scene({ phase: 'fall', toss: 'half' });
    const events = eventsOf(tossed, 'chance fall caught 6');
    expect(tell(events, nl, PLAYERS)).toBe('Jij ving de pannenkoek: 6 boven.');
    expect(tell(events, nl, [byName('Ann')])).toBe('Ann ving de pannenkoek: 6 boven.');
  });
});

describe('prompting', () => {
  it('says what to do to whoever decides, and who it is to the others', () => {
    expect(promptFor(crowned, 1)).toBe('Loop precies één tegel: kies waar je kok eindigt.');
    expect(promptFor(crowned, 2)).toBe('Jij loopt één tegel.');
  });

  it('LK2.1 says why the pan is small or large', () => {
    const tossing = (pan: Pan): string => promptFor(scene({ pan, cooks: ['c4', 'a3'] }), 1);
    expect(PANS.map(tossing)).toEqual([
      'Jouw beurt: jouw blad is het volst, dus gooi met de kleine pan. 1 ligt boven.',
      'Jouw beurt: je ligt niet voor en niet achter, dus gooi met de gewone pan. 1 ligt boven.',
      'Jouw beurt: jouw blad is het leegst, dus gooi met de grote pan. 1 ligt boven.',
    ]);
  });

  it('LK7.3 says who has won', () => {
    const won = scene({ phase: 'over', outcome: { winners: [2], rule: 'LK7.3' } });
    expect(promptFor(won, 1)).toMatch(/^Computer 2 heeft het precies zoals de koning het wilde/);
    expect(promptFor({ ...won, outcome: { winners: [1], rule: 'LK7.3' } }, 1)).toMatch(/^Jij hebt/);
    expect(nl.outcome({ winners: [2], rule: 'LK7.3' })).toMatch(/^Groen heeft/);
  });

  it('LK6.1 asks whether to take, and LK6.3 whether to look', () => {
    expect(promptFor(landed, 1)).toBe(nl.table.prompt.take);
    expect(promptFor(landed, 2)).toBe('Jij beslist of de pannenkoek meegaat.');
    const view = game.view(stateAfter(landed, '1 take'), 1);
    expect(prompt(view, 1, nl, PLAYERS)).toBe(nl.table.prompt.peekOrNot);
    expect(prompt({ ...view, mayDecline: false }, 1, nl, PLAYERS)).toBe(nl.table.prompt.peek);
  });

  it('LK3.5 says whose cook may be put elsewhere', () => {
    const putting = scene({ phase: 'put', held: null, toPut: 2, cooks: ['c4', 'a3'] });
    expect(promptFor(putting, 1)).toContain('Computer 2 gooide ongeldig');
  });

  it('LK4.7 says why there is nothing left but to lay it down', () => {
    const laying = scene({ phase: 'lay', throws: 1, fall: { result: 'missed', face: 6 } });
    expect(promptFor(laying, 1)).toBe(nl.table.prompt.layStuck);
    expect(promptFor({ ...laying, fall: { result: 'invalid', face: 1 } }, 1)).toBe(
      nl.table.prompt.layInvalid,
    );
    expect(promptFor({ ...laying, cooks: [8, 20], cameFrom: 7 }, 1)).toBe(nl.table.prompt.lay);
  });

  it('LK7.2 asks one after the other for the last order', () => {
    const ordering = scene({
      phase: 'ordering',
      held: null,
      ordering: [2],
      arrived: [1],
      trays: ['ABCDEF', 'AB'],
    });
    expect(promptFor(ordering, 2)).toBe(nl.table.prompt.order);
    expect(promptFor(ordering, 1)).toContain('Computer 2');
  });
});

describe('names', () => {
  const eyes: Eyes = { view: game.view(crowned, 1), viewer: 1, players: PLAYERS, texts: nl };

  it('say what is on a tile, and what can be done there', () => {
    const pile = 'b3, stapel kersen, 5 hoog, kroon bovenop';
    expect(nameOfCell(eyes, 'b3', false)).toBe(pile);
    expect(nameOfCell(eyes, 'b3', true)).toBe(`${pile}, hier kan het, en neem de pannenkoek`);
    expect(nameOfCell(eyes, 'b3', true, true)).toBe(
      `${pile}, hier kan het, en laat de pannenkoek liggen`,
    );
    expect(nameOfCell({ ...eyes, view: { ...eyes.view, mayDecline: false } }, 'b3', true)).toBe(
      `${pile}, hier kan het`,
    );
    expect(nameOfCell(eyes, 'a4', true)).toBe('a4, leeg, hier kan het');
    expect(nameOfCell(eyes, 'b4', false)).toBe('b4, jouw kok');
    expect(nameOfCell(eyes, 'a7', false)).toBe('a7, leeg');
    expect(nameOfCell(eyes, 'd0', false)).toBe('het tapijt');
    expect(nameOfCell(eyes, 'f0', false)).toBe('gewone pan met een 1 boven');
  });

  it('LK10.1 say who has looked where, and LK10.2 what you alone know', () => {
    const peeks = [
      { seat: 1, place: 2 },
      { seat: 2, place: 3 },
    ];
    const view = game.view({ ...crowned, peeks }, 1);
    expect(nameOfKingsPlace({ ...eyes, view }, 2, false)).toContain('kaas, dat weet alleen jij');
    expect(nameOfKingsPlace({ ...eyes, view }, 3, true)).toBe(
      'plaats 3, onder een stolp, bekeken door Computer 2, hier kan het',
    );
  });

  it('LK2.1 tell the pan with a tray', () => {
    expect(nameOfTray(eyes, 2)).toBe(
      'Computer 2: 3 pannenkoeken, kleine pan, plaats 1, kersen, plaats 2, kaas, plaats 3, spek',
    );
    expect(nameOfKitchen(eyes)).toContain('b3: stapel kersen');
  });
});

describe('advice', () => {
  it('names every kind of move that a player makes', () => {
    const second = { phase: 'second', throws: 1, fall: { result: 'caught', face: 1 } } as const;
    const states = [
      crowned,
      landed,
      scene(),
      scene({ ...second, trays: ['A', ''] }),
      scene({ phase: 'put', held: null, toPut: 2 }),
      scene({ phase: 'from', held: null, pancakes: 'b2:6 d4:3' }),
      scene({ phase: 'peek', trays: ['A*', ''] }),
      scene({ phase: 'shift', revealed: true, arrived: [1], trays: ['CABDEF', ''] }),
    ];
    for (const state of states) {
      const said = game.moves(state, 1).map((move) => advise(move, game.view(state, 1), nl));
      expect(said.filter((words) => !/^\p{Ll}.*[^.]$/u.test(words))).toEqual([]);
      expect(new Set(said).size).toBeGreaterThan(1);
    }
  });

  it('LK7.1 sends a full tray to the king', () => {
    expect(advise({ kind: 'walk', tiles: [2, -1] }, game.view(crowned, 1), en)).toBe(
      'go to the king',
    );
  });
});

describe('the curtain', () => {
  it('LK10.2 hangs before those who have seen something, until all is open', () => {
    const view = game.view({ ...crowned, peeks: [{ seat: 1, place: 2 }] }, 1);
    expect(table.hides(view, 1)).toBe(true);
    expect(table.hides(view, 2)).toBe(false);
    expect(table.hides({ ...view, revealed: true }, 1)).toBe(false);
  });
});
