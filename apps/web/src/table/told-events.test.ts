import type { GameTexts, TableModule } from '@kast/games';
import { describe, expect, it } from 'vitest';
import { toldEvents } from './told-events.ts';

const dutch = { name: 'Spel' } as GameTexts;
const german = { name: 'Spiel' } as GameTexts;
const anna = [{ name: 'Anna', isYou: false }];

/** Says who and what, and counts how often it is asked. */
function teller() {
  let count = 0;
  const module: Pick<TableModule, 'tell'> = {
    tell(events, { name }, players) {
      count += 1;
      return [name, ...players.map((player) => player.name), ...events].join(' ');
    },
  };
  return { module, count: () => count };
}

describe('what happened', () => {
  it('is put into words once, whoever asks', () => {
    const { module, count } = teller();
    const events = ['moves'];
    for (let ply = 0; ply < 5; ply++) {
      expect(toldEvents(module, events, dutch, [...anna])).toBe('Spel Anna moves');
    }
    expect(count()).toBe(1);
  });

  it('is told anew in another language, of others and by another game', () => {
    const { module, count } = teller();
    const events = ['moves'];
    toldEvents(module, events, dutch, anna);
    expect(toldEvents(module, events, german, anna)).toBe('Spiel Anna moves');
    const bert = [{ name: 'Bert', isYou: false }];
    expect(toldEvents(module, events, german, bert)).toBe('Spiel Bert moves');
    toldEvents(module, events, german, [{ name: 'Bert', isYou: true }]);
    toldEvents(module, events, german, bert, [1]);
    expect(count()).toBe(5);
  });
});
