import { describe, expect, it } from 'vitest';
import type { Holder } from '../session/holder.ts';
import { createMatchLog } from '../session/match-log.ts';
import { absenceNews } from './absence-news.ts';

const HOLDERS: readonly Holder[] = [
  { seat: 1, kind: 'you', present: true },
  { seat: 2, kind: 'person', present: true },
];
const log = createMatchLog({
  from: 0,
  plies: [2, 1].map((by) => ({ entry: { by, move: 'take 1' }, events: [] })),
});
const FACTS = {
  rule: 'computer',
  viewer: 1,
  holders: HOLDERS,
  standing: { outcome: undefined, resigned: [] },
  log,
  ply: 1,
} as const;

describe('T12 what one is told of absence', () => {
  it('is what happens to who leaves, until the own first move', () => {
    expect(absenceNews(FACTS)).toEqual({ kind: 'leaving', rule: 'computer' });
    expect(absenceNews({ ...FACTS, rule: 'forfeit' })).toMatchObject({ rule: 'forfeit' });
    expect(absenceNews({ ...FACTS, ply: 2 })).toBeUndefined();
  });

  it('is nothing where the table waits, where one looks on, or when it is over', () => {
    expect(absenceNews({ ...FACTS, rule: 'wait' })).toBeUndefined();
    expect(absenceNews({ ...FACTS, rule: undefined })).toBeUndefined();
    expect(absenceNews({ ...FACTS, viewer: 'watcher' })).toBeUndefined();
    const outcome = { winners: [1], rule: 'T5' };
    expect(absenceNews({ ...FACTS, standing: { outcome, resigned: [2] } })).toBeUndefined();
  });

  it('is what a computer has done for oneself, until one has decided again', () => {
    const [own, other] = HOLDERS as readonly [Holder, Holder];
    const holders = [other, { ...own, seat: 1, substituted: { from: 0, to: 2 } }];
    expect(absenceNews({ ...FACTS, holders, ply: 2 })).toEqual({ kind: 'done', count: 1 });
    const later = [other, { ...own, substituted: { from: 0, to: 1 } }];
    expect(absenceNews({ ...FACTS, holders: later, ply: 2 })).toBeUndefined();
  });

  it('is who is replaced, for as long as that lasts', () => {
    const substitute = { level: 4, name: 'Zahra' } as const;
    const holders = [...HOLDERS.slice(0, 1), { ...HOLDERS[1], substitute } as Holder];
    expect(absenceNews({ ...FACTS, ply: 2, holders })).toEqual({
      kind: 'substitute',
      seat: 2,
      by: substitute,
    });
    // Who looks on is told, too; who has resigned is not coming back.
    const watching = { ...FACTS, viewer: 'watcher', holders } as const;
    expect(absenceNews(watching)).toMatchObject({ kind: 'substitute', by: substitute });
    const standing = { outcome: undefined, resigned: [2] };
    expect(absenceNews({ ...watching, standing })).toBeUndefined();
  });
});
