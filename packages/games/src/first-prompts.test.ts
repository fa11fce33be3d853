import { must, standingFor } from '@kast/kernel';
import { begin } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { registry } from './registry.ts';

/** What is said of the goal where the match begins; Tablut says it with every turn. */
const GOALS: Readonly<Record<string, string>> = {
  tablut: 'Jouw beurt: help de koning naar een hoek.',
  'heuchel-und-meuchel': 'Doel: elke kaart zeven rijen omhoog. Kies stiekem wat bovenop ligt.',
  'drunter-und-drueber': 'Doel: al je stenen op je eigen kleur. Leg er één, nog niet op die kleur.',
  'la-courte-paille': 'Verzamel wie het kortste strootje trekt. Kies in het geheim een kaart.',
  leibkoeche: 'Zes pannenkoeken voor de koning! Gooi op: 2 ligt boven.',
};

describe.each(registry)('the first question of $info.id', (box) => {
  it('says what it is all about', async () => {
    const [game, table, texts] = await Promise.all([box.rules(), box.table(), box.texts('nl')]);
    const match = begin(game);
    const turn = game.turn(match.state);
    const seat = must(turn.kind === 'seats' ? turn.seats[0] : undefined, 'somebody to decide');
    const { view } = standingFor(match, seat);
    expect(table.prompt(view, seat, texts, [])).toBe(GOALS[box.info.id]);
  });
});
