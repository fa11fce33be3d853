import { must, standingFor } from '@kast/kernel';
import { begin } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, registry } from './registry.ts';

const LINE = 38;
const LINES = 2;

/** What is said of the goal where the match begins; Tablut says it with every turn. */
const GOALS: Readonly<Record<string, string>> = {
  tablut: 'Jouw beurt: help de koning naar een hoek.',
  'heuchel-und-meuchel': 'Doel: elke kaart zeven rijen omhoog. Kies stiekem wat bovenop ligt.',
  'drunter-und-drueber': 'Doel: al je stenen op je eigen kleur. Leg er één, nog niet op die kleur.',
  'la-courte-paille': 'Verzamel wie het kortste strootje trekt. Kies in het geheim een kaart.',
  leibkoeche: 'Zes pannenkoeken voor de koning! Gooi op: 2 ligt boven.',
};

describe.each(registry)('the first question of $info.id', (box) => {
  const prompts = async (language: (typeof LANGUAGES)[number]): Promise<string> => {
    const [game, table, texts] = await Promise.all([box.rules(), box.table(), box.texts(language)]);
    const match = begin(game);
    const turn = game.turn(match.state);
    const seat = must(turn.kind === 'seats' ? turn.seats[0] : undefined, 'somebody to decide');
    return table.prompt(standingFor(match, seat).view, seat, texts, []);
  };

  it('says what it is all about', async () => {
    expect(await prompts('nl')).toBe(GOALS[box.info.id]);
  });

  it.each(LANGUAGES)('takes no more than two lines of a narrow phone, in %s', async (language) => {
    const lines = wrapped(await prompts(language));
    expect(lines.filter((line) => line.length > LINE)).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(LINES);
  });
});

function wrapped(text: string): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    return longer.length > LINE ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);
}
