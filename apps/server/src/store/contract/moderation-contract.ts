import type { ModerationAct } from '@kast/protocol';
import { must } from '@kast/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreInTest } from './store-in-test-contract.ts';
import { tablut } from './samples-contract.ts';

const A_DAY = 24 * 60 * 60 * 1000;

const SESSION = { hash: 'one', device: '', guest: undefined, madeAt: 1, seenAt: 1 };
const ACCOUNT = {
  id: 'account',
  player: 'ann',
  login: { login: 'ann', name: 'Ann', password: 'hash' },
  passkey: undefined,
  codes: ['code'],
  settings: undefined,
  session: SESSION,
};

export function moderationContract(current: StoreInTest): void {
  const act = (made: ModerationAct, at = 1) =>
    current.store.moderation.act({ moderator: 'mo', at, act: made });
  const say = (text: string, at = 1) =>
    current.store.chat.write({
      match: 'one',
      room: 'players',
      author: 'ann',
      said: { kind: 'text', text },
      key: text,
      at,
      ply: 0,
    });
  const acts = async () => (await current.store.moderation.auditLog(9)).map((entry) => entry.act);

  describe('moderation', () => {
    beforeEach(() => current.store.createMatch(tablut('one')));

    it('is for whom a secret has made a moderator, as long as it is that secret', async () => {
      const { moderation } = current.store;
      expect(await moderation.isModerator('mo', 'hash')).toBe(false);
      await moderation.makeModerator('mo', 'hash', 5);
      await moderation.makeModerator('mo', 'hash', 6);
      await current.reopen();
      expect(await current.store.moderation.isModerator('mo', 'hash')).toBe(true);
      expect(await current.store.moderation.isModerator('mo', 'other')).toBe(false);
      expect(await current.store.moderation.isModerator('ann', 'hash')).toBe(false);
      expect(await acts()).toEqual(['become-moderator']);
    });

    it('removes a line for good, and says so to who listens', async () => {
      await say('rude');
      const before = must(await current.store.findMatch('one'), 'it');
      const removal = { act: 'remove-line', match: 'one', room: 'players', why: 'rude' } as const;
      expect(await act({ ...removal, number: 1 })).toBe('done');
      expect(await act({ ...removal, number: 1 })).toBe('unknown');
      expect(await act({ ...removal, number: 2 })).toBe('unknown');
      await current.reopen();
      const after = must(await current.store.findMatch('one'), 'it');
      expect(after.revision).toBe(before.revision + 1);
      expect(after.chat.players).toBe(before.chat.players + 1);
      const [line] = await current.store.chat.changesSince('one', 'players', 1, 9);
      expect(line).toMatchObject({ number: 1, version: 2, said: undefined });
      expect(await acts()).toEqual(['remove-line']);
    });

    it('blocks a player until a day or for good, and lets them in again', async () => {
      const { moderation } = current.store;
      expect(await act({ act: 'block-player', player: 'ann', days: 2, why: 'rude' })).toBe('done');
      expect(await moderation.blockOf('ann', 2 * A_DAY)).toMatchObject({ why: 'rude' });
      expect(await moderation.blockOf('ann', 2 * A_DAY + 2)).toBeUndefined();
      expect(await say('quiet', A_DAY)).toEqual({ kind: 'blocked' });
      expect(await say('again', 3 * A_DAY)).toMatchObject({ kind: 'written' });
      await act({ act: 'block-player', player: 'ann', why: 'worse' }, 7);
      expect(await moderation.blockOf('ann', 1e15)).toEqual({
        player: 'ann',
        why: 'worse',
        at: 7,
        until: undefined,
      });
      expect(await moderation.blocks(1, 9)).toHaveLength(1);
      expect(await act({ act: 'unblock-player', player: 'ann', why: 'enough' })).toBe('done');
      expect(await act({ act: 'unblock-player', player: 'ann', why: 'enough' })).toBe('unknown');
      expect(await moderation.blocks(1, 9)).toEqual([]);
      expect(await acts()).toEqual(['unblock-player', 'block-player', 'block-player']);
    });

    it.each([
      ['one that has run out', 1, undefined],
      ['a shorter one', 1, 9],
      ['none', undefined, 9],
    ])(
      'keeps the block that holds longer where the account of who signs in has %s',
      async (_what, ofAccount, ofGuest) => {
        const { moderation, accounts } = current.store;
        await accounts.create(ACCOUNT);
        const block = { act: 'block-player', why: 'rude' } as const;
        if (ofAccount !== undefined) await act({ ...block, player: 'ann', days: ofAccount });
        const days = ofGuest === undefined ? {} : { days: ofGuest };
        await act({ ...block, player: 'guest', ...days }, 2);
        await accounts.openSession('account', { ...SESSION, hash: 'two', guest: 'guest' }, 9);
        expect(await moderation.blockOf('ann', 5 * A_DAY)).toMatchObject({ at: 2 });
      },
    );

    it('forgets a block that has run out with the next one', async () => {
      await act({ act: 'block-player', player: 'ann', days: 1, why: 'rude' });
      await act({ act: 'block-player', player: 'bob', why: 'rude' }, 2 * A_DAY);
      const kept = await current.store.moderation.blocks(1, 9);
      expect(kept.map(({ player }) => player)).toEqual(['bob']);
    });

    it('does not shorten a block by one of the guest who signs in', async () => {
      const { moderation, accounts } = current.store;
      await accounts.create(ACCOUNT);
      await act({ act: 'block-player', player: 'ann', why: 'rude' });
      await act({ act: 'block-player', player: 'guest', days: 1, why: 'rude' }, 2);
      await accounts.openSession('account', { ...SESSION, hash: 'two', guest: 'guest' }, 9);
      expect(await moderation.blockOf('ann', 5 * A_DAY)).toMatchObject({ at: 1 });
    });

    it('keeps the later role of who signs in', async () => {
      const { moderation, accounts } = current.store;
      await accounts.create(ACCOUNT);
      await moderation.makeModerator('ann', 'old', 1);
      await moderation.makeModerator('guest', 'new', 2);
      await accounts.openSession('account', { ...SESSION, hash: 'two', guest: 'guest' }, 9);
      expect(await moderation.isModerator('ann', 'new')).toBe(true);
    });

    it('takes a name away, and keeps a list of those that nobody may take', async () => {
      await current.store.nameGuest('ann', 'Rude');
      expect(await act({ act: 'remove-name', player: 'ann', why: 'rude' })).toBe('done');
      expect(await act({ act: 'remove-name', player: 'ann', why: 'rude' })).toBe('unknown');
      expect(await current.store.namesOf(['ann'])).toEqual(new Map());
      const name = { name: 'Rude', kind: 'word', why: 'rude' } as const;
      await act({ act: 'block-name', ...name }, 3);
      await act({ act: 'block-name', ...name }, 4);
      const { moderation } = current.store;
      expect(await moderation.blockedNames(9)).toEqual([{ name: 'Rude', kind: 'word', at: 3 }]);
      expect(await act({ act: 'unblock-name', ...name })).toBe('done');
      expect(await moderation.blockedNames(9)).toEqual([]);
    });

    it('has reports with what was said around them, until they are closed', async () => {
      await say('before');
      await say('rude');
      await current.store.chat.report({
        id: 'report',
        match: 'one',
        room: 'players',
        number: 2,
        reporter: 'bob',
        reason: 'insult',
        ply: 4,
        at: 9,
      });
      const removal = { act: 'remove-line', match: 'one', room: 'players', why: 'rude' } as const;
      await act({ ...removal, number: 2 });
      const [report] = await current.store.moderation.openReports(9);
      expect(report).toMatchObject({ id: 'report', game: 'tablut', author: 'ann', ply: 4 });
      expect(report?.context.map(({ said }) => said)).toEqual([
        { kind: 'text', text: 'before' },
        { kind: 'text', text: 'rude' },
      ]);
      const closing = { act: 'close-report', report: 'report', why: 'seen' } as const;
      expect(await act(closing)).toBe('done');
      expect(await act(closing)).toBe('unknown');
      expect(await current.store.moderation.openReports(9)).toEqual([]);
    });

    it('is written down act by act, also where several act at once', async () => {
      const players = Array.from({ length: 6 }, (_, index) => `player-${index}`);
      await Promise.all(players.map((player) => act({ act: 'block-player', player, why: 'all' })));
      const log = await current.store.moderation.auditLog(9);
      expect(log.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
      expect(log.map(({ about }) => String(about['player'])).toSorted()).toEqual(players);
      expect(log[0]).toMatchObject({ moderator: 'mo', act: 'block-player', why: 'all', at: 1 });
      expect(await current.store.moderation.auditLog(2, 3)).toHaveLength(2);
    });
  });
}
