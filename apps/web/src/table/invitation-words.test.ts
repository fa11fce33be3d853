import { registry } from '@kast/games';
import { must } from '@kast/kernel';
import type { InvitationInfo } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import { invitationWords } from './invitation-words.ts';

const box = must(
  registry.find(({ info }) => info.id === 'tablut'),
  'Tablut',
);
const speech = { t: await messagesIn('nl'), texts: await box.texts('nl') };
const FREE = { seat: 2, kind: 'open', present: false } as const;
const ANN = { seat: 1, kind: 'person', name: 'Ann', present: true } as const;
const INFO: InvitationInfo = { game: 'tablut', options: {}, seat: 2, seats: [ANN, FREE] };

describe('an invitation', () => {
  it('names who invites, the game and the seat', () => {
    expect(invitationWords(speech, { ...INFO, host: 'Ann' })).toBe(
      'Ann nodigt je uit voor een partij Tablut. Jij speelt Donker.',
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
    expect(invitationWords(speech, { ...toTable, host: 'Ann' })).toMatch(/Jij speelt Donker\.$/);
  });

  it('is none at an open table', () => {
    const { seat: _, ...toTable } = INFO;
    expect(invitationWords(speech, { ...toTable, host: 'Ann' }, true)).toBe(
      'Ann heeft een tafel klaargezet voor een partij Tablut. Jij speelt Donker.',
    );
  });

  it('names nobody who has no name', () => {
    const guest = { seat: 1, kind: 'person', present: true } as const;
    expect(invitationWords(speech, { ...INFO, seats: [guest, FREE] })).toBe(
      'Je bent gevraagd voor een partij Tablut. Jij speelt Donker.',
    );
  });
});
