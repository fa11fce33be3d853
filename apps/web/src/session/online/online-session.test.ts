import { must } from '@kast/kernel';
import { follow, highCard, nim, followLines } from '@kast/test-kit';
import { effect } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { readAtOnce } from '../testing.ts';
import { keptNonces, newNonce } from './kept-nonces.ts';
import { ID, movesOf, settle, sitOnline } from './testing.ts';
import { seenPlies } from './seen-plies.ts';

const LINES = ['1 take 1', '2 take 1', '1 take 1', '2 take 1'];

function nimAfter(plies: number, you: number | undefined) {
  return sitOnline({ game: nim, begun: followLines(follow(nim), ...LINES.slice(0, plies)), you });
}

describe('a match on the server', () => {
  it('follows from the snapshot on, and remembers how far it was seen', async () => {
    const { open, lines, play, tell, store } = nimAfter(2, 2);
    const session = await open();
    expect(lines.map(({ lastEventId }) => lastEventId)).toEqual(['2']);
    await tell(...play('1 take 1'));
    expect(movesOf(session)).toEqual(LINES.slice(0, 3));
    expect(session.connection.value).toEqual({ kind: 'live' });
    expect(seenPlies(store).get(ID)).toBe(2);
    session.stage.hurry();
    await settle();
    expect(seenPlies(store).get(ID)).toBe(3);
    session.close();
  });

  it('goes on from a moment by itself in a room, where nobody dismisses it', async () => {
    readAtOnce();
    const { open, play, tell } = sitOnline({ game: nim, begun: follow(nim), isForRoom: true });
    const { stage } = await open();
    stage.attach(({ dismissed }) => dismissed(''));
    await tell(...play('1 take 1'));
    expect(stage.shown.value.position.ply).toBe(1);
    vi.unstubAllGlobals();
  });

  it('tells a nonce that was refused again when the stream is live again, or when asked to', async () => {
    const { open, calls, lines, send, store, wake } = nimAfter(0, 1);
    const { nonce, hash } = newNonce();
    keptNonces(store).set(ID, { nonce });
    const session = await open();
    const seats = [1, 2].map((seat) => ({
      seat,
      kind: 'person',
      present: true,
      nonce: { state: 'committed', hash },
    }));
    await send('table', { seats, you: 1 });
    const told = () => calls.filter(({ path }) => path === '/nonce');
    const refuse = async (): Promise<void> => {
      told().at(-1)?.answer(422, { code: 'bad-nonce', problem: 'too-early' });
      await settle();
    };
    expect(told()).toHaveLength(1);
    await refuse();
    expect(session.trouble.value).toMatchObject({ failure: { code: 'bad-nonce' } });
    await lines.at(-1)?.end();
    await settle();
    wake();
    await settle();
    expect(told()).toHaveLength(2);
    await refuse();
    session.retry();
    await settle();
    expect(told()).toHaveLength(3);
    told()
      .at(-1)
      ?.answer(200, { nonce: { state: 'revealed', hash, nonce } });
    await settle();
    expect(session.trouble.value).toBeUndefined();
    session.close();
  });

  it('T11 goes by the clock of a server that was started with an earlier date', async () => {
    const { open, lines, send, wake } = nimAfter(0, 1);
    const session = await open();
    const terms = { kind: 'match', seconds: 60, increment: 0 };
    const seats = [1, 2].map((seat) => ({ seat, kind: 'person', present: true }));
    const clock = { terms, now: 1_800_000_000_000, ply: 0, seats: [] };
    await send('table', { seats, you: 1, clock });
    const { ahead = 0 } = session.clock.value ?? {};
    await lines.at(-1)?.end();
    await settle();
    wake();
    await settle();
    const hour = 3_600_000;
    const earlier = { ...clock, now: clock.now - hour };
    await send('table', { seats, you: 1, clock: earlier });
    expect(session.clock.value?.info).toEqual(earlier);
    expect(session.clock.value?.ahead).toBeLessThan(ahead - hour / 2);
    session.close();
  });

  it('shows a returning player what happened meanwhile, from where they left', async () => {
    const { open, lines, play, tell, store } = nimAfter(1, 1);
    seenPlies(store).set(ID, 2);
    const missed = play(...LINES.slice(1));
    const opening = open();
    await settle();
    expect(lines.map(({ lastEventId }) => lastEventId)).toEqual(['1']);
    await tell(...missed);
    const session = await opening;
    expect(session.position.value.ply).toBe(4);
    expect(session.stage.scene.value.position.ply).toBe(3);
    expect(session.stage.waiting.value).toBe(1);
    session.stage.skip();
    expect(session.stage.shown.value.position.ply).toBe(4);
    session.close();
  });

  it('has not seen what was missed before it is shown, however long that takes to come', async () => {
    const begun = followLines(follow(nim), ...LINES);
    const pause = async () => undefined;
    const { open, store } = sitOnline({ game: nim, begun, you: 1, pause });
    seenPlies(store).set(ID, 2);
    const session = await open();
    await settle();
    expect(seenPlies(store).get(ID)).toBe(2);
    session.close();
  });

  it('leaves the board to who plays already, where what was missed comes too late', async () => {
    const begun = followLines(follow(nim), LINES[0] ?? '');
    const pause = async () => undefined;
    const { open, store, play, tell } = sitOnline({ game: nim, begun, you: 1, pause });
    seenPlies(store).set(ID, 2);
    const missed = play(...LINES.slice(1));
    const session = await open();
    const fate = session.play(1, 'take 2');
    const ahead = { entry: { by: 1, move: 'take 2' } };
    expect(session.stage.scene.value.position).toMatchObject({ ply: 4, ahead });
    await tell(...missed);
    expect(session.stage.scene.value.position).toMatchObject({ ply: 4, ahead });
    expect(session.stage.waiting.value).toBe(0);
    await tell(...play('1 take 2'));
    expect(await fate).toBe('confirmed');
    expect(session.stage.scene.value.position.ply).toBe(5);
    session.stage.hurry();
    await settle();
    expect(seenPlies(store).get(ID)).toBe(5);
    session.close();
  });

  it('is seen nowhere before the board has what leads there', async () => {
    const { open, play, tell } = nimAfter(0, 2);
    const session = await open();
    const seen: unknown[] = [];
    const { position, stage } = session;
    effect(() => void seen.push([position.value.ply, stage.scene.value.position.ply]));
    await tell(...play('1 take 1'));
    expect(seen).toEqual([
      [0, 0],
      [1, 1],
    ]);
    session.close();
  });

  it('catches up in one step where a snapshot comes in place of what was missed', async () => {
    const { open, play, send, snapshot, tell } = nimAfter(0, 1);
    const session = await open();
    const missed = play(...LINES.slice(0, 3));
    await send('snapshot', snapshot(1), 3);
    expect(session.position.value.ply).toBe(3);
    expect(session.stage.shown.value.position.ply).toBe(3);
    expect(session.stage.waiting.value).toBe(0);
    expect(session.log.value.from.value).toBe(2);
    await tell(...missed, ...play('2 take 1'));
    expect(session.position.value.ply).toBe(4);
    session.close();
  });

  it('reads earlier pages of the log when it is asked to', async () => {
    const begun = followLines(follow(nim), ...LINES);
    const { open, calls, snapshot } = sitOnline({ game: nim, begun, you: 1, lastPlies: 1 });
    const session = await open();
    expect(movesOf(session)).toEqual(LINES.slice(3));
    const loading = session.loadEarlier();
    const call = must(calls.at(-1), 'a request');
    expect(call.path).toBe('/history?before=3');
    const { history } = snapshot();
    call.answer(200, { from: 0, plies: history.plies.slice(0, 3) });
    expect(await loading).toBeUndefined();
    expect(movesOf(session)).toEqual(LINES);
    expect(await session.loadEarlier()).toBeUndefined();
    expect(calls).toHaveLength(1);
    session.close();
  });

  it('lets a watcher do nothing', async () => {
    const session = await nimAfter(1, undefined).open();
    expect(session.viewer.value).toBe('watcher');
    expect(session.holders.value.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect(session.whyNoTakeBack.value).toMatchObject({ refusal: { rule: 'T6' } });
    expect(await session.play(2, 'take 1')).toMatchObject({ refusal: { reason: 'not-your-turn' } });
    session.close();
  });

  it('tells of a new seat, and of the match to move on to', async () => {
    const { open, send } = nimAfter(0, 1);
    const session = await open();
    const seats = [
      { seat: 1, kind: 'person', present: true },
      { seat: 2, kind: 'person', present: false, name: 'Ada' },
    ];
    await send('table', { seats, you: 1, rematch: 'next' });
    expect(session.holders.value[1]).toMatchObject({ kind: 'person', present: false, name: 'Ada' });
    expect(session.rematch.value).toBe('next');
    session.close();
  });

  it('sees what its seat sees, once a watcher has taken one in another window', async () => {
    const begun = follow(highCard);
    const [card = 0] = begun.match.state.hands[0] ?? [];
    const online = sitOnline({ game: highCard, begun });
    const { open, seat, snapshot, send, calls, lines, play, tell } = online;
    const session = await open();
    const hidden = session.position.value.standing.view;
    seat(1);
    await send('table', { seats: snapshot().seats, you: 1 });
    expect(session.viewer.value).toBe('watcher');
    must(calls.at(-1), 'a request').answer(200, snapshot());
    await settle();
    expect(session.viewer.value).toBe(1);
    expect(session.holders.value.map(({ kind }) => kind)).toEqual(['you', 'person']);
    expect(session.position.value).toMatchObject({ standing: { question: 1 } });
    expect(session.position.value.standing.view).not.toEqual(hidden);
    expect(session.stage.shown.value.position).toEqual(session.position.value);
    expect(session.log.value.read(0, 1)).toEqual(snapshot().history.plies);
    expect(lines.map(({ lastEventId }) => lastEventId)).toEqual(['1', '1']);
    void session.play(1, `pick ${card}`);
    expect(calls.at(-1)).toMatchObject({ path: '/moves', body: { move: `pick ${card}` } });
    await tell(...play(`1 pick ${card}`));
    expect(movesOf(session).at(-1)).toBe(`1 pick ${card}`);
    session.close();
  });

  it('asks again by itself where it could not be told what its new seat sees', async () => {
    const pauses: (() => void)[] = [];
    const pause = () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      pauses.push(resolve);
      return promise;
    };
    const { open, seat, snapshot, send, calls } = sitOnline({
      game: nim,
      begun: follow(nim),
      pause,
    });
    const session = await open();
    seat(1);
    await send('table', { seats: snapshot().seats, you: 1 });
    for (const tries of [1, 2]) {
      expect(calls).toHaveLength(tries);
      calls.at(-1)?.answer(502, 'Bad gateway');
      await settle();
      expect(session.connection.value).toMatchObject({ kind: 'waiting' });
      pauses.at(-1)?.();
      await settle();
    }
    expect(calls).toHaveLength(3);
    calls.at(-1)?.answer(200, snapshot());
    await settle();
    expect(session.connection.value).toEqual({ kind: 'live' });
    expect(session.judge.value.moves(1)).not.toEqual([]);
    session.close();
  });

  it('does not wait with that when somebody asks, or when the device wakes', async () => {
    const { open, seat, snapshot, send, calls, wake } = nimAfter(0, undefined);
    const session = await open();
    seat(1);
    await send('table', { seats: snapshot().seats, you: 1 });
    for (const hurry of [() => session.retry(), wake]) {
      calls.at(-1)?.answer(502, 'Bad gateway');
      await settle();
      const before = calls.length;
      hurry();
      await settle();
      expect(calls).toHaveLength(before + 1);
    }
    calls.at(-1)?.answer(200, snapshot());
    await settle();
    expect(session.viewer.value).toBe(1);
    session.close();
  });

  it('does not ask again where the answer would be the same', async () => {
    const { open, seat, snapshot, send, calls, wake } = nimAfter(0, undefined);
    const session = await open();
    seat(1);
    await send('table', { seats: snapshot().seats, you: 1 });
    calls.at(-1)?.answer(404, { code: 'unknown-match' });
    await settle();
    wake();
    await settle();
    expect(calls).toHaveLength(1);
    expect(session.connection.value).toMatchObject({
      kind: 'lost',
      failure: { code: 'unknown-match' },
    });
    session.close();
  });

  it('remembers as the host does, and forgets a move that was taken back', async () => {
    const begun = follow(highCard);
    const { open, play, tell, snapshot } = sitOnline({ game: highCard, begun, you: 1 });
    const session = await open();
    const [card = 0] = begun.match.state.hands[0] ?? [];
    const [other = 0] = begun.match.state.hands[1] ?? [];
    for (const line of [`1 pick ${card}`, '1 undo', `1 pick ${card}`, `2 pick ${other}`]) {
      await tell(...play(line));
      expect(session.position.value.memory).toEqual(snapshot().memory);
    }
    session.close();
  });

  it('asks for what it remembers where a move was taken back that came before it looked', async () => {
    const start = follow(highCard);
    const [card = 0] = start.match.state.hands[0] ?? [];
    const begun = followLines(start, `1 pick ${card}`);
    const { open, play, tell, snapshot, calls } = sitOnline({ game: highCard, begun, you: 1 });
    const session = await open();
    await tell(...play('1 undo'));
    expect(session.position.value.memory).toBeUndefined();
    must(calls.at(-1), 'a request').answer(200, snapshot());
    await settle();
    expect(session.position.value.memory).toEqual(snapshot().memory);
    session.close();
  });

  it('takes nothing in any more once it is closed', async () => {
    const start = follow(highCard);
    const [card = 0] = start.match.state.hands[0] ?? [];
    const begun = followLines(start, `1 pick ${card}`);
    const { open, play, tell, snapshot, calls } = sitOnline({ game: highCard, begun, you: 1 });
    const session = await open();
    await tell(...play('1 undo'));
    session.close();
    const { value: left } = session.position;
    must(calls.at(-1), 'a request').answer(200, snapshot());
    await settle();
    expect(session.position.value).toBe(left);
  });
});

describe('acts of the table', () => {
  it('T4 an offer is accepted by its place in the log, and stands when the event has come', async () => {
    const { open, play, tell, calls } = nimAfter(1, 2);
    const session = await open();
    await tell(...play('1 draw'));
    const [offer] = session.position.value.standing.offers;
    expect(session.mayDraw(2)).toBe(true);
    const fate = session.act(2, { act: 'accept-draw', offer: must(offer, 'an offer').ply });
    const call = must(calls.at(-1), 'a request');
    expect(call).toMatchObject({ path: '/acts', body: { act: 'accept-draw', offer: 1 } });
    const events = play('2 draw');
    call.answer(200, { ply: 3 });
    let isKnown = false;
    void fate.then(() => (isKnown = true));
    await settle();
    expect(isKnown).toBe(false);
    await tell(...events);
    expect(await fate).toBe('confirmed');
    expect(session.position.value.standing.endedBy).toBe('agreement');
    session.close();
  });

  it('T6 a move is taken back by its place in the log', async () => {
    const { open, play, tell, calls } = nimAfter(1, 1);
    const session = await open();
    const fate = session.takeBack();
    const call = must(calls.at(-1), 'a request');
    expect(call.body).toMatchObject({ act: 'undo', ply: 0 });
    call.answer(200, { ply: 2 });
    await tell(...play('1 undo'));
    expect(await fate).toBe('confirmed');
    expect(session.position.value.standing.view).toEqual({ heap: 9, turn: 1 });
    session.close();
  });

  it('T3 who has resigned takes nothing back and agrees to nothing', async () => {
    const begun = followLines(follow(nim, { seats: 3 }), '1 take 1');
    const { open, play, tell } = sitOnline({ game: nim, begun, you: 1 });
    const session = await open();
    await tell(...play('1 resign', '2 draw'));
    expect(session.mayDraw(1)).toBe(false);
    expect(await session.takeBack()).toMatchObject({ refusal: { rule: 'T3' } });
    session.close();
  });
});

describe('the connection', () => {
  it('is tried again at once when somebody asks, after it was lost for good', async () => {
    const { open, lines, turnAway, letIn, calls, snapshot, play } = nimAfter(1, 1);
    turnAway(404, { code: 'unknown-match' });
    const session = await open();
    await settle();
    expect(session.connection.value).toMatchObject({
      kind: 'lost',
      failure: { code: 'unknown-match' },
    });
    letIn();
    play('2 take 1');
    session.retry();
    must(calls.at(-1), 'a request').answer(200, snapshot());
    await settle();
    expect(session.connection.value).toEqual({ kind: 'live' });
    expect(lines.map(({ lastEventId }) => lastEventId)).toEqual(['2']);
    expect(movesOf(session)).toEqual(LINES.slice(0, 2));
    session.close();
  });

  it('starts over where the server has lost what it had told', async () => {
    const { open, lines, turnAway, letIn, calls, snapshot, play, tell } = nimAfter(1, 1);
    const earlier = snapshot();
    const session = await open();
    await tell(...play('2 take 1'));
    expect(session.position.value.ply).toBe(2);
    turnAway(400, { code: 'bad-event-id', ply: 1 });
    await lines[0]?.end();
    await settle();
    session.retry();
    await settle();
    expect(session.connection.value).toMatchObject({ failure: { code: 'bad-event-id' } });
    letIn();
    session.retry();
    must(calls.at(-1), 'a request').answer(200, earlier);
    await settle();
    expect(movesOf(session)).toEqual(LINES.slice(0, 1));
    expect(session.stage.shown.value.position.ply).toBe(1);
    expect(lines.at(-1)?.lastEventId).toBe('1');
    session.close();
  });

  it('says anew why not, where trying again was of no use', async () => {
    const { open, calls, turnAway } = nimAfter(1, 1);
    turnAway(401, { code: 'bad-session' });
    const session = await open();
    await settle();
    session.retry();
    must(calls.at(-1), 'a request').answer(404, { code: 'unknown-match' });
    await settle();
    expect(session.connection.value).toMatchObject({ failure: { code: 'unknown-match' } });
    session.close();
  });

  it('goes on with nothing that has come under other rules meanwhile', async () => {
    const { open, calls, turnAway, letIn, lines, snapshot } = nimAfter(1, 1);
    turnAway(404, { code: 'unknown-match' });
    const session = await open();
    await settle();
    letIn();
    session.retry();
    must(calls.at(-1), 'a request').answer(200, { ...snapshot(), rulesVersion: 2 });
    await settle();
    expect(session.connection.value).toEqual({ kind: 'lost', failure: { code: 'broken-match' } });
    expect(lines).toEqual([]);
    session.close();
  });

  it('tells when it will be tried again, and does not wait when somebody asks', async () => {
    const { open, lines } = nimAfter(1, 1);
    const session = await open();
    await lines[0]?.end();
    await settle();
    const waiting = session.connection.value;
    expect(waiting.kind === 'waiting' && waiting.retryAt).toBeGreaterThan(0);
    session.retry();
    await settle();
    expect(lines).toHaveLength(2);
    expect(session.connection.value).toEqual({ kind: 'live' });
    session.close();
  });

  it('is tried at once when the device wakes', async () => {
    const { open, lines, wake } = nimAfter(1, 1);
    const session = await open();
    await lines[0]?.end();
    await settle();
    wake();
    await settle();
    expect(lines).toHaveLength(2);
    session.close();
  });

  it('ends where the match is broken, and says so', async () => {
    const { open, lines, send } = nimAfter(1, 1);
    const session = await open();
    await send('broken', { code: 'broken-match' });
    await lines[0]?.end();
    await settle();
    expect(session.connection.value).toEqual({ kind: 'lost', failure: { code: 'broken-match' } });
    session.close();
  });
});
