import { registry } from '@kast/games';
import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import { joinWords } from './join-words.ts';

const box = must(
  registry.find(({ info }) => info.id === 'tablut'),
  'Tablut',
);
const speech = { t: await messagesIn('nl'), texts: await box.texts('nl') };
const ANN: Holder = { seat: 1, kind: 'person', name: 'Ann', present: true };
const FREE: Holder = { seat: 2, kind: 'open', present: false };

describe('an invitation', () => {
  it('names who invites, the game and the seat', () => {
    expect(joinWords(speech, [ANN, FREE])).toBe(
      'Ann nodigt je uit voor een partij Tablut. Jij speelt dan Donker.',
    );
  });

  it('names no seat where it could be another', () => {
    const holders = [
      ANN,
      { ...ANN, seat: 2, name: 'Bea' },
      { ...FREE, seat: 3 },
      { ...FREE, seat: 4 },
    ];
    expect(joinWords(speech, holders)).toBe(
      'Je bent gevraagd voor een partij Tablut. Ann en Bea zitten al aan tafel.',
    );
  });

  it('names nobody who has no name', () => {
    const guest: Holder = { seat: 1, kind: 'person', present: true };
    expect(joinWords(speech, [guest, { ...FREE, seat: 2 }, { ...FREE, seat: 3 }])).toBe(
      'Je bent gevraagd voor een partij Tablut.',
    );
  });
});
