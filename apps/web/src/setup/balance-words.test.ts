import type { Balance } from '@kast/games';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import { figureWords, sourceWords, usualWords } from './balance-words.ts';

const BALANCE: Balance = {
  rulesVersion: 1,
  seats: 2,
  level: 2,
  usual: { matches: 40, moves: 52, wins: [0.375, 0.545], draws: 0.08 },
  options: {
    kingCapture: [{ value: 'hard', matches: 40, moves: 34, wins: [0.48, 0.52], draws: 0 }],
  },
};
const sides = { seatName: (seat: number) => ['Licht', 'Donker'][seat - 1] };
const nobody = { seatName: () => undefined };
const messages = await messagesIn('nl');

describe('what an option does to a match', () => {
  it('is told by side, with the length', () => {
    expect(figureWords(messages, sides, BALANCE, 'kingCapture', 'hard')).toBe(
      'Zo gespeeld wint Licht 48% en Donker 52%; remise 0%. Gemiddeld 34 zetten.',
    );
  });

  it('is told beside how it goes by the book', () => {
    expect(usualWords(messages, sides, BALANCE)).toBe(
      'Met de gewone keuzes wint Licht 38% en Donker 55%; remise 8%. Gemiddeld 52 zetten.',
    );
    expect(usualWords(messages, nobody, BALANCE)).toContain('gemiddeld 52 zetten');
  });

  it('is the length alone where seats have no names', () => {
    expect(figureWords(messages, nobody, BALANCE, 'kingCapture', 'hard')).toBe(
      'Zo gespeeld duurt een partij gemiddeld 34 zetten, van iedereen samen.',
    );
  });

  it('says how many matches it comes from, and between whom', () => {
    expect(sourceWords(messages, BALANCE)).toMatch(/40 partijen.*2 computers van niveau 2/);
  });
});
