import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@kast/games';
import { must } from '@kast/kernel';
import { follow } from '@kast/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { kast, PATIENCE } from '../testing.ts';

const GAME = 'la-courte-paille';
const REGISTRY = import.meta.resolve('@kast/games');

const folder = mkdtempSync(join(tmpdir(), 'kast-helpers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The same game, in the threads of which something happens when they fetch the bot, and when they search. */
function boxWhere(name: string, onFetching: string, onSearching = ''): string {
  const own = join(folder, name);
  mkdirSync(own);
  writeFileSync(
    join(own, 'index.ts'),
    `import { writeSync } from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    import { registry } from '${REGISTRY}';
    const box = registry.find(({ info }) => info.id === '${GAME}');
    export const changed = { ...box, bot: async (upTo) => {
      const bot = await box.bot(upTo);
      if (isMainThread) return bot;
      ${onFetching}
      return { ...bot, joint: { ...bot.joint, search: (...asked) => {
        ${onSearching}
        return bot.joint.search(...asked);
      } } };
    } };`,
  );
  return own;
}

/** An engine with two helpers, told to choose twice: its lines. */
async function answers(box: string, level: number): Promise<readonly string[]> {
  const rules = await must(
    registry.find(({ info }) => info.id === GAME),
    GAME,
  ).rules();
  const { match } = follow(rules, { seats: 3 });
  const shown = JSON.stringify({ view: match.game.view(match.state, 1) });
  const lines = ['new seats=3 seat=1', `shown ${shown}`, 'go nodes 300', 'go nodes 300'];
  const args = ['engine', '--game', box, '--workers', '3', '--level', String(level)];
  const { code, out, err } = await kast(args, lines.join('\n'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.trimEnd().split('\n');
}

const ALONE = expect.stringMatching(/^best .* ; nodes 300 ; /) as string;
const HELPED = expect.stringMatching(/^best .* ; nodes 900 ; /) as string;

describe('threads that help an engine', PATIENCE, () => {
  it('have the bot before the first line is answered', async () => {
    const box = boxWhere('told', `writeSync(1, 'fetched\\n');`);
    const [one, two, ...rest] = await answers(box, 5);
    expect([one, two]).toEqual(['fetched', 'fetched']);
    expect(rest.filter((line) => line !== 'fetched')).toEqual(['ok', 'ok', HELPED, HELPED]);
  });

  it('are not started for a level that is not helped', async () => {
    const [begun, shown, ...best] = await answers(
      boxWhere('weak', `writeSync(1, 'fetched\\n');`),
      4,
    );
    expect([begun, shown]).toEqual(['ok', 'ok']);
    expect(best).toHaveLength(2);
  });

  it.each([
    ['end while they start', 'process.exit();', ''],
    ['break while they start', `throw new Error('broken');`, ''],
    ['end while they think', '', 'process.exit();'],
    [
      'break while they think',
      '',
      `return new Promise(() => { queueMicrotask(() => { throw new Error('broken'); }); });`,
    ],
  ])('are done without when they %s', async (name, onFetching, onSearching) => {
    const box = boxWhere(name.replaceAll(' ', '-'), onFetching, onSearching);
    expect(await answers(box, 5)).toEqual(['ok', 'ok', ALONE, ALONE]);
  });
});
