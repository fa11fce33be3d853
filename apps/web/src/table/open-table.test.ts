import type { GameBox } from '@kast/games';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxOf } from '../cupboard/boxes.ts';
import { openTable } from './open-table.ts';

vi.mock(import('../cupboard/boxes.ts'), async (original) => ({
  ...(await original()),
  boxOf: vi.fn<typeof boxOf>(),
}));

const asked: string[] = [];
const reported: unknown[] = [];

function answerWith(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(body, { status });
  });
}

beforeEach(() => {
  asked.length = 0;
  reported.length = 0;
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});
afterEach(() => vi.unstubAllGlobals());

describe('opening a table on the server', () => {
  it('says so where the code of its game is gone, as after a deploy', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module');
    const box = { info: { rulesVersion: 1 }, rules: without(gone), table: without(gone) };
    vi.mocked(boxOf).mockReturnValue(box as unknown as GameBox);
    answerWith(200, { id: 'x', game: 'tablut', rulesVersion: 1 });
    expect(await openTable('x', false)).toEqual({ kind: 'unfetched' });
    expect(reported).toEqual([gone]);
  });

  it('asks for no record of a match that the server cannot read', async () => {
    answerWith(500, { code: 'broken-match' });
    expect(await openTable('x', false)).toEqual({ kind: 'broken', record: undefined });
    expect(asked).toEqual(['/api/matches/x']);
  });

  it('says what the server has said', async () => {
    answerWith(503, { code: 'busy' });
    expect(await openTable('x', false)).toEqual({ kind: 'failed', failure: { code: 'busy' } });
  });
});

function without(error: Error): () => Promise<never> {
  return async () => {
    throw error;
  };
}
