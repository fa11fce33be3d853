import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { drunterUndDrueber } from '../index.ts';
import { circleNamed, game, scene } from '../rules/index.ts';
import { eventsOf, stateAfter } from '../rules/testing.ts';
import type { DrunterTexts } from '../texts/speak.ts';
import { adviceLimit } from './advise.ts';
import { nameOfBoard, nameOfCircle } from './names.ts';
import { prompt } from './prompt.ts';
import { tell } from './tell.ts';

const nl = await textsIn<DrunterTexts>(drunterUndDrueber, 'nl');
const en = await textsIn<DrunterTexts>(drunterUndDrueber, 'en');
const at = circleNamed('d3');

describe('a circle for the ear', () => {
  const name = (stones: string, circle = at, memory: 'strict' | 'aid' = 'strict'): string =>
    nameOfCircle(game.view(scene(stones, { options: { memory } }), 1), circle, false, en);

  it('is called by its colour while it lies open, DD6.1', () => {
    expect(name('')).toBe('d3, empty, green');
  });

  it('tells the order of a stack, and how long a disc has waited', () => {
    expect(name('d3:R2O')).toBe(
      'd3, stack of 2, from the bottom red and orange, red has waited 2 of 5 turns',
    );
    expect(name('d3:R5O')).toContain('red may slip out');
  });

  it('DD6.2 keeps the colour under a disc to itself, unless the table helps', () => {
    expect(name('d3:R')).toBe('d3, red disc');
    expect(name('d3:R', at, 'aid')).toBe('d3, red disc, on green');
  });

  it('says where one may go, and what stands on a whole board', () => {
    const view = game.view(scene('d3:R'), 1);
    expect(nameOfCircle(view, 0, true, en)).toBe('a1, empty, yellow, can go here');
    expect(nameOfBoard(view, en)).toBe('Board of circles; d3, red disc');
  });
});

describe('what to do now', () => {
  it('is another thing for whoever decides, for the others and for who is out', () => {
    const state = scene('d3:R e4:O g6:Y', { seats: 3, out: [3] });
    const lines = ([1, 2, 3] as const).map((viewer) =>
      prompt(game.view(state, viewer), viewer, nl, []),
    );
    expect(new Set(lines).size).toBe(3);
    expect(lines[2]).toBe(nl.table.prompt.out);
  });

  it('DD4.3 leaves the question to the tray for the owner of the attacked disc, and tells the others', () => {
    const attacked = stateAfter(scene('d3:R e4:O'), '1 d3-e4');
    for (const texts of [nl, en]) {
      expect(prompt(game.view(attacked, 2), 2, texts, [])).not.toMatch(/e4|\?/);
    }
    expect(prompt(game.view(attacked, 1), 1, en, [])).toMatch(/Orange.*e4/);
  });

  it('DD3.6 says so where every disc is stuck', () => {
    const stuck = scene('d3:RO');
    expect(prompt(game.view(stuck, 1), 1, en, [])).toBe(en.table.prompt.mustPass);
  });
});

describe('what happened, in words', () => {
  it('DD6.2 never tells a colour of the board', () => {
    const told = tell(eventsOf(scene('d3:R a1:O'), '1 d3-d4'), en);
    expect(told).toContain('d3 lies open again');
    expect(told).not.toContain('green');
  });

  it('tells the verdict on a claim and on a call', () => {
    const attacked = stateAfter(scene('e3:R d4:O', { onTurn: 2 }), '2 d4-e3');
    expect(tell(eventsOf(attacked, '1 claim'), en)).toMatch(/That is true.*back to d4/);
    expect(tell(eventsOf(scene('d3:R a1:O'), '1 klaar'), en)).toContain('Red is out');
  });
});

describe('who plays', () => {
  const players = [{ name: 'Jij', isYou: true }, byName('Margriet')];

  it('is told by name, and you are spoken to', () => {
    const attacked = eventsOf(scene('d3:R e4:O'), '1 d3-e4');
    expect(tell(attacked, nl, players)).toBe(
      'Jij gaat van d3 naar e4. Jij klimt op de steen van Margriet op e4. d3 ligt weer open.',
    );
    const state = stateAfter(scene('d3:R e4:O'), '1 d3-e4');
    expect(prompt(game.view(state, 1), 1, nl, players)).toContain('Margriet zegt');
  });

  it('T3 two who win together win in the plural', () => {
    const shared = { winners: [1, 2], rule: 'T3' };
    expect(nl.outcome(shared, players)).toBe(
      'De anderen hebben opgegeven. Jij en Margriet winnen!',
    );
    expect(en.outcome(shared)).toBe('The others have resigned. Red and Orange win!');
  });
});

describe('advice', () => {
  it('DD6.2 says that it has forgotten, too, unless the table shows all colours', () => {
    const limit = (memory: 'strict' | 'aid'): string | undefined =>
      adviceLimit(game.view(scene('d3:R', { options: { memory } }), 1), en);
    expect(limit('strict')).toBe('The hint, too, has forgotten what was covered long ago.');
    expect(limit('aid')).toBeUndefined();
  });
});
