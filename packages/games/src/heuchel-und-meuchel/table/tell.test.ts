import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { heuchelUndMeuchel } from '../index.ts';
import { game, type HeuchelState, scene } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { adviceLimit, advise } from './advise.ts';
import { nameOfField, nameOfHouse } from './names.ts';
import { prompt } from './prompt.ts';
import { tell } from './tell.ts';

const nl = await textsIn<HeuchelTexts>(heuchelUndMeuchel, 'nl');
const en = await textsIn<HeuchelTexts>(heuchelUndMeuchel, 'en');

function eventsOf(state: HeuchelState, text: string) {
  const move = game.notation.parse(state, 1, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  const after = game.apply(state, 1, move.value);
  return game.events({ before: state, by: 1, move: move.value, after }, 1);
}

const lapsing = scene(['9:R1 1:F2', '9:B3>F6!>Q2 1:F1', '2:M1'], { phase: 'taking', landed: 9 });

describe('telling what happened', () => {
  it('HM3.4 names every landing', () => {
    const events = eventsOf(scene(['1:F3 3:Q2 5:B1 6:R4', '2:M6']), '1-7');
    expect(tell(events, nl)).toContain('via 2 en 4 naar rij 7');
  });

  it('HM4.6 names what lapses', () => {
    const events = eventsOf(lapsing, 'take b1');
    expect(tell(events, en)).toContain('fire-eater 6 and quack 2');
    expect(tell(events, nl)).toContain('vuurspuwer 6 en kwakzalver 2');
  });

  it('HM8.3 names what came home by its row, where its rank must be remembered', () => {
    const strict = scene(['7:F4 1:F3', '3:Q5>Q2'], { options: { memory: 'strict' } });
    const told = eventsOf(strict, '7-8');
    expect(tell(told, en)).toContain('fire-eater 4');
    const [, arrived] = told;
    if (arrived?.kind !== 'arrived') throw new Error('it has arrived');
    expect(tell([{ ...arrived, card: null }], en)).toContain('fire-eater of unknown rank');
    const showed = { kind: 'showed', column: 2, row: 3, card: null } as const;
    expect(tell([showed], en)).toContain('unknown card');
  });

  it('names whose cards they are, and speaks to you of your own', () => {
    const players = [byName('Ann'), { name: 'Jij', isYou: true }, byName('Cas')];
    expect(tell(eventsOf(lapsing, 'take b1'), nl, players)).toMatch(
      /^Ann pakt een kaart van jou\. De rest vervalt: .* tellen als min voor jou\./,
    );
  });
});

describe('a move not yet made', () => {
  const players = [{ name: 'Jij', isYou: true }, byName('Bea'), byName('Cas')];
  const said = (state: HeuchelState, text: string, texts = nl): string => {
    const move = game.notation.parse(state, 1, text);
    if (!move.ok) throw new Error(`unreadable: ${text}`);
    return advise(move.value, game.view(state, 1), texts, players);
  };

  it('is told with all that goes along, and from whom', () => {
    const moving = scene(['1:F3 3:Q2>M4 5:B1', '2:M6']);
    expect(said(moving, '3-4')).toBe('2 kaarten van rij 3 naar rij 4 brengen');
    expect(said(moving, '3/1-4')).toBe('alleen de bovenste kaart van rij 3 naar rij 4 brengen');
    expect(said(lapsing, 'take b2 c1', en)).toBe('take 2 cards from Bea and a card from Cas');
    expect(said(moving, 'arrange Q2>M4 F3')).toMatch(/kwakzalver 2 en muzikant 4; vuurspuwer 3$/);
  });

  it('HM8.3 goes by what lies open, and says so, unless the table shows all that is known', () => {
    const limit = (memory: 'strict' | 'aid'): string | undefined =>
      adviceLimit(game.view(scene(['1:F2', '2:M1'], { options: { memory } }), 1), en);
    expect(limit('strict')).toBe('The hint only knows the cards that can be seen now.');
    expect(limit('aid')).toBeUndefined();
  });
});

describe('prompting', () => {
  it('says what to do to whoever decides, and who it is to the others', () => {
    expect(prompt(game.view(lapsing, 1), 1, nl, [])).toBe(nl.table.prompt.take);
    expect(prompt(game.view(lapsing, 2), 2, nl, [])).toContain('Kolom a');
    const rolled = scene(['1:F3', '6:R2'], { options: { die: 'on' }, roll: 4 });
    expect(prompt(game.view(rolled, 1), 1, en, [])).toContain('4');
    const rolling = game.view({ ...rolled, phase: 'rolling', roll: 0 }, 1);
    expect(prompt(rolling, 1, en, [])).toBe(en.table.prompt.rolling);
    expect(prompt(rolling, 2, en, [])).toContain('Column a');
  });

  it('HM7.3 asks about rolling on with the die, and about moving on without', () => {
    const goingOn = (die: 'on' | 'off') =>
      prompt(
        game.view(scene(['4:Q2', '1:F1'], { options: { die }, phase: 'going-on' }), 1),
        1,
        nl,
        [],
      );
    expect(goingOn('on')).toBe(nl.table.prompt.rollOn);
    expect(goingOn('off')).toBe(nl.table.prompt.goOn);
  });
});

describe('names', () => {
  const view = game.view(lapsing, 1);
  const none = { viewer: 1, seat: undefined, targets: [], takeable: [], view };

  it('say what lies on a field, how high, and what can be done', () => {
    const name = nameOfField(view.columns, 'b9', { ...none, takeable: [2] }, nl);
    expect(name).toBe('b9, bisschop 3, stapel van 3, te pakken');
  });

  it('HM1.5 tell the wallpaper of an empty field', () => {
    const name = nameOfField(view.columns, 'a8', none, en);
    expect(name).toBe('a8, empty, goal of the fire-eaters');
    expect(nameOfHouse(view, en)).toContain('c2: musician 1');
  });
});
