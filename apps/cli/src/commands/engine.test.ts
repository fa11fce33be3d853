import type { AnyBot } from '@kast/bots';
import { registry } from '@kast/games';
import { think } from '@kast/games/box/think.ts';
import { must } from '@kast/kernel';
import { follow } from '@kast/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tally } from '../arena/tally.ts';
import { EngineSession } from '../engine/engine-session.ts';
import { kast, PATIENCE } from '../testing.ts';

const ENGINE = ['engine', '--game', 'tablut', '--nodes', '300'];

const BAD_LINES = [
  'new seats=3',
  'new king=naked',
  'new king',
  'new king=armed king=armed',
  'new seats=0x2',
  'new seats=2.0',
  'new seat=7',
  'new seat=1e0',
  'new rules=9',
  'new __proto__=1',
  'move',
  'move e4-e4',
  'move resign',
  'move é€\u0000',
  'shown',
  'shown {}',
  'go ms',
  'go nodes 0',
  'go ms 3600001',
  'go fast',
  'hello you',
  'quit now',
  'stop',
];

async function session(game: string, bot?: Partial<AnyBot>): Promise<EngineSession> {
  const box = boxCalled(game);
  const own = { ...box, bot: async () => ({ ...(await box.bot()), ...bot }) };
  return new EngineSession({
    game: await box.rules(),
    think: (task) => think([own], task, () => 0),
    level: 1,
    budget: { nodes: 40 },
    seed: '0',
  });
}

function boxCalled(game: string) {
  return must(
    registry.find(({ info }) => info.id === game),
    game,
  );
}

async function answersOf(engine: EngineSession, lines: readonly string[]) {
  const answers: (string | undefined)[] = [];
  for (const line of lines) answers.push((await engine.answer(line)).line);
  return answers;
}

describe('kast engine', PATIENCE, () => {
  it('is told a match line by line and answers go with its best move', async () => {
    const lines = ['hello', 'new kingCapture=hard drawAfter=60', 'move e4-d4', 'go', '', 'quit'];
    const { code, out, err } = await kast(ENGINE, lines.join('\n'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [hello, begun, moved, best, ...rest] = out.trimEnd().split('\n');
    expect([hello, begun, moved, rest]).toEqual(['kast-engine/1 tablut rules=1', 'ok', 'ok', []]);
    expect(best).toMatch(
      /^best [a-i]\d-[a-i]\d\S* ; estimate 0\.\d{4} 0\.\d{4} ; nodes \d+ ; line \S+( , \S+)*$/,
    );
  });

  it('ends when nobody speaks any more, and gives the same move every time', async () => {
    const lines = ['new', 'go nodes 200', 'go nodes 200'];
    const { code, out } = await kast(ENGINE, lines.join('\n'));
    const [, one, again] = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(one).toMatch(/^best /);
    expect(again).toBe(one);
  });

  it('thinks in several threads, with as many positions in each and the same move every time', async () => {
    const engine = ['engine', '--game', 'la-courte-paille', '--workers', '3'];
    const { match } = follow(await boxCalled('la-courte-paille').rules(), { seats: 3 });
    const view = match.game.view(match.state, 1);
    const go = ['go nodes 300', 'go nodes 300'];
    const lines = ['new seats=3 seat=1', `shown ${JSON.stringify({ view })}`, ...go];
    const { code, out, err } = await kast(engine, lines.join('\n'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [, , one, again] = out.trimEnd().split('\n');
    expect(one).toMatch(/^best .* ; nodes 900 ; /);
    expect(again).toBe(one);
  });

  it('loses nothing by bad lines: the match goes on as if they had not been said', async () => {
    const good = ['new', 'move e4-d4', 'go'];
    const clean = await session('tablut');
    const expected = await answersOf(clean, good);
    const words = fc.constantFrom(...BAD_LINES);
    const bad = fc.array(
      fc.oneof(
        words,
        fc.string({ unit: 'binary' }).map((text) => `?${text}`),
      ),
    );
    await fc.assert(
      fc.asyncProperty(bad, bad, bad, async (...noise) => {
        const engine = await session('tablut');
        for (const [index, line] of good.entries()) {
          for (const text of index === 0 ? [] : (noise[index] ?? [])) {
            const answer = await engine.answer(text);
            expect(answer.line).toMatch(/^error [^\n\r]+$/);
            expect(answer.ends).toBe(false);
          }
          expect((await engine.answer(line)).line).toBe(expected[index]);
        }
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it('reads a long line once', async () => {
    const engine = await session('tablut');
    await engine.answer('new');
    // By looking back at every space it would take longer than a test may.
    expect((await engine.answer(`move a${' '.repeat(500_000)}b`)).line).toMatch(/^error /);
  });

  it('is told what its seat is shown where something is hidden, and survives nonsense', async () => {
    const engine = await session('la-courte-paille');
    const say = async (line: string) => (await engine.answer(line)).line;
    expect(await say('go')).toBe('error there is no match: begin with new');
    expect(await say('new seats=3')).toBe('error say which seat the engine plays: seat=N');
    expect(await say('new seats=3 seat=2')).toBe('ok');
    expect(await say('move take R3')).toMatch(/^error something is hidden in this game/);
    expect(await say('go')).toBe('error nothing was shown yet');
    expect(await say('shown {"view":{}}')).toBe('ok');
    expect(await say('go')).toMatch(/^error /);
    expect(await say('shown {"ply":7,"events":[],"view":{}}')).toBe(
      'error the next entry is at ply 0',
    );
    expect(await say('shown {"ply":0,"events":0,"view":{}}')).toBe(
      'error shown has events, a list',
    );
    expect(await say('shown {"ply":0,"events":[{}],"view":7}')).toBe('error shown has a view');
  });

  it.each(['a1-a9', 'nonsense'])('does not pass on that a bot would play %s', async (move) => {
    const choose = () => ({ move, nodes: 1, estimate: [], line: [] });
    const engine = await session('tablut', { choose });
    await engine.answer('new');
    expect((await engine.answer('go')).line).toBe(
      'error from what was shown no legal move follows',
    );
  });

  it.each([
    ['a number out of all reason', '1000000000'],
    ['one below', '-100001'],
    ['a number without end', '1e999'],
    ['a list too long', `[${'0,'.repeat(10_000)}0]`],
    ['levels too deep', `${'['.repeat(64)}${']'.repeat(64)}`],
  ])('is not shown %s', async (_, size) => {
    const engine = await session('heuchel-und-meuchel');
    await engine.answer('new seat=1');
    const refusal = 'error what is shown is too large for any game';
    expect((await engine.answer(`shown {"view":{"size":${size}}}`)).line).toBe(refusal);
    expect((await engine.answer('go')).line).toBe('error nothing was shown yet');
    expect((await engine.answer('shown {"view":{"size":100000}}')).line).toBe('ok');
  });
});

describe('kast duel', PATIENCE, () => {
  it.each([
    ['tablut', ['--option', 'drawAfter=60'], 2],
    ['la-courte-paille', ['--seats', '3', '--variants', 'book'], 3],
  ])('lets our engine meet itself at %s, each in its own process', async (game, table, matches) => {
    const sides = ['--a', 'level2@60', '--b', 'level1@30', '--matches', '2', '--json'];
    const { code, out, err } = await kast(['duel', '--game', game, ...sides, ...table]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    const tally = JSON.parse(lines.at(-1) ?? '') as Tally;
    expect(tally).toMatchObject({ game, a: 'level2@60', b: 'level1@30', matches, units: 1 });
    expect(tally.winsA + tally.shared + tally.lossesA).toBe(matches);
    expect(tally.nodesPerMoveA).toBeLessThanOrEqual(60);
  });

  it('says which engine does not keep to the protocol', async () => {
    const node = `"${process.execPath}"`;
    const liar = `${node} -e "process.stdin.on('data',d=>console.log(/^go/m.test(d)?'best a1-a9':'ok'))"`;
    const lies = await kast(['duel', '--game', 'tablut', '--a', liar, '--b', 'level1@30']);
    expect(lies.code).toBe(1);
    expect(lies.out).toContain('seat 1 chose "a1-a9", which is refused: TB');
    const gone = await kast(['duel', '--game', 'tablut', '--a', `${node} -e 0`, '--b', 'level1']);
    expect(gone.code).toBe(1);
    expect(gone.out).toContain('did not answer "new seats=2 seat=1 rules=1');
    expect(gone.out).toContain('it ended');
    const errs = 'echo error I cannot; sleep 600';
    const erring = await kast(['duel', '--game', 'tablut', '--a', 'level1@30', '--b', errs]);
    expect(erring).toMatchObject({ code: 1, err: '' });
    expect(erring.out).toMatch(/^echo error .* did not answer "new .*": error I cannot$/m);
  });
});
