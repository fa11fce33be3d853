import { registry } from '@kast/games';
import { must } from '@kast/kernel';
import type { InvitationInfo } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import { invitationWords, usedWords } from './invitation-words.ts';

const box = must(
  registry.find(({ info }) => info.id === 'tablut'),
  'Tablut',
);
const speech = { t: await messagesIn('nl'), texts: await box.texts('nl') };
const FREE = { seat: 2, kind: 'open', present: false } as const;
const ANN = { seat: 1, kind: 'person', name: 'Ann', present: true } as const;
const GUEST = { seat: 1, kind: 'person', present: true } as const;
const BOT = { seat: 2, kind: 'bot', level: 2, name: 'Margriet', present: true } as const;
const INFO: InvitationInfo = { game: 'tablut', options: {}, seat: 2, seats: [ANN, FREE] };

describe('an invitation', () => {
  it('names who invites, the game and the seat', () => {
    expect(invitationWords(speech, { ...INFO, host: 'Ann' })).toBe(
      'Ann nodigt je uit voor een partij Tablut. Jouw plaats: Donker.',
    );
  });

  it('names who sits there beside the host, and no seat where it could be another', () => {
    const { seat: _, ...toTable } = INFO;
    const seats = [ANN, FREE, { ...ANN, seat: 3, name: 'Bea' }, { ...FREE, seat: 4 }];
    expect(invitationWords(speech, { ...toTable, host: 'Carla', seats })).toBe(
      'Carla nodigt je uit voor een partij Tablut. Ann en Bea zitten al aan tafel. Kies een vrije plaats.',
    );
  });

  it('offers no choice where one seat is free', () => {
    const { seat: _, ...toTable } = INFO;
    expect(invitationWords(speech, { ...toTable, host: 'Ann' })).toMatch(/Jouw plaats: Donker\.$/);
  });

  it('is none at an open table', () => {
    const { seat: _, ...toTable } = INFO;
    expect(invitationWords(speech, { ...toTable, host: 'Ann' }, true)).toBe(
      'Ann heeft een tafel klaargezet voor een partij Tablut. Jouw plaats: Donker.',
    );
  });

  it('calls who has no name as at the table, the host too', () => {
    expect(invitationWords(speech, { ...INFO, seats: [GUEST, FREE] })).toBe(
      'Je bent gevraagd voor een partij Tablut. Licht zit al aan tafel. Jouw plaats: Donker.',
    );
  });

  it('says who is a computer', () => {
    const seats = [ANN, BOT, { ...FREE, seat: 3 }];
    expect(invitationWords(speech, { ...INFO, host: 'Ann', seat: 3, seats })).toBe(
      'Ann nodigt je uit voor een partij Tablut. De computer Margriet speelt mee. Jouw plaats: Donker.',
    );
  });

  it('that was used says which table it was, and whether it is full', () => {
    expect(usedWords(speech, [GUEST, BOT])).toBe(
      'Aan tafel bij Tablut: Licht en Margriet. Alle plaatsen zijn bezet.',
    );
    expect(usedWords(speech, [GUEST, BOT, FREE])).toBe('Aan tafel bij Tablut: Licht en Margriet.');
  });
});
