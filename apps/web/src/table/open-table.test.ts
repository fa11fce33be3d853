import { must } from '@kast/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxOf } from '../cupboard/boxes.ts';
import { deviceStore } from '../device/device-store.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { beginMatch } from '../session/here/begin-match.ts';
import { openTable } from './open-table.ts';

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
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('opening a table on the server', () => {
  it('says so where the code of its game is gone, as after a deploy', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module');
    vi.spyOn(must(boxOf('tablut'), 'its box'), 'table').mockRejectedValue(gone);
    answerWith(200, { id: 'x', game: 'tablut', rulesVersion: 1 });
    expect(await openTable('x', false)).toEqual({ kind: 'unfetched' });
    expect(reported).toEqual([gone]);
  });

  it('asks for no record of a match that the server cannot read', async () => {
    answerWith(500, { code: 'broken-match' });
    expect(await openTable('x', false)).toEqual({ kind: 'broken' });
    expect(asked).toEqual(['/api/matches/x']);
  });

  it('says what the server has said', async () => {
    answerWith(503, { code: 'busy' });
    expect(await openTable('x', false)).toEqual({ kind: 'failed', failure: { code: 'busy' } });
  });
});

describe('opening a match of this device', () => {
  function keptMatch(): string {
    const seats = [{ kind: 'you' }, { kind: 'bot', level: 1 }] as const;
    return beginMatch(matchesHere, { id: 'tablut', rulesVersion: 1 }, { seats, options: {} }).id;
  }

  it.each([
    ['what is kept of it', (id: string) => deviceStore.set(`kast.match.${id}`, '{"version":2')],
    [
      'its log',
      (id: string) => {
        const saved = must(matchesHere.get(id), 'the match');
        matchesHere.put({ ...saved, plies: 1 }, [{ by: 1, move: 'e6-f6' }]);
        deviceStore.set(`kast.match-log.${id}.0`, '[{"by":1');
      },
    ],
    [
      'all but its log',
      (id: string) => {
        deviceStore.set(`kast.match-log.${id}.0`, '[]');
        deviceStore.remove(`kast.match.${id}`);
      },
    ],
  ])('says that it is damaged where %s is', async (_, damage) => {
    const id = keptMatch();
    damage(id);
    expect(await openTable(id, false)).toEqual({ kind: 'damaged', id, record: undefined });
    matchesHere.remove(id);
    expect(await openTable(id, false)).toEqual({ kind: 'elsewhere' });
  });
});
