import { must } from '@kast/kernel';
import { follow, highCard, nim, followLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { keptAnswers } from './kept-answers.ts';
import { ID, movesOf, settle, sitOnline } from './testing.ts';

function nimFor(you: number) {
  return sitOnline({ game: nim, begun: follow(nim), you });
}

/** Three who choose at the same time; the first card of each hand. */
function threeChoose(you: number) {
  const begun = follow(highCard, { seats: 3 });
  const cards = begun.match.state.hands.map(([card = 0]) => card);
  return { ...sitOnline({ game: highCard, begun, you }), cards };
}

/** All tries are over, and nobody knows what became of it. */
async function unanswered() {
  const pause = async () => undefined;
  const server = sitOnline({ game: nim, begun: follow(nim), you: 1, pause });
  const session = await server.open();
  const fate = session.play(1, 'take 1');
  for (let tries = 1; tries <= 7; tries++) {
    server.calls.at(-1)?.answer(502, 'Bad gateway');
    await settle();
  }
  expect(await fate).toMatchObject({ failure: { code: 'unreachable' } });
  return { ...server, session };
}

describe('an answer under way', () => {
  it('is shown at once, and believed when the event has come and not when it is acknowledged', async () => {
    const { open, calls, play, tell } = nimFor(1);
    const session = await open();
    const fate = session.play(1, 'take 1');
    expect(session.stage.scene.value.position.standing.view).toEqual({ heap: 8, turn: 2 });
    expect(session.position.value.ply).toBe(0);
    expect(session.judge.value.moves(1)).toEqual([]);
    const call = must(calls[0], 'a request');
    expect(call).toMatchObject({ path: '/moves', body: { question: 0, move: 'take 1' } });
    const events = play('1 take 1');
    call.answer(200, { ply: 1 });
    await settle();
    expect(session.isAnswering.value).toBe(true);
    const { number } = session.stage.scene.value;
    await tell(...events);
    expect(await fate).toBe('confirmed');
    expect(session.isAnswering.value).toBe(false);
    expect(session.position.value.ply).toBe(1);
    expect(session.stage.scene.value.number).toBe(number);
    session.close();
  });

  it('is confirmed by the event, also where that is faster than the acknowledgement', async () => {
    const { open, play, tell } = nimFor(1);
    const session = await open();
    const fate = session.play(1, '1');
    await tell(...play('1 take 1'));
    expect(await fate).toBe('confirmed');
    session.close();
  });

  it('T6 leaves nothing to take back before it is known what became of it', async () => {
    const { open, calls, play, tell } = sitOnline({
      game: nim,
      begun: followLines(follow(nim), '1 take 1'),
      you: 1,
    });
    const session = await open();
    expect(session.whyNoTakeBack.value).toBeUndefined();
    await tell(...play('2 take 1'));
    calls.length = 0;
    void session.play(1, 'take 1');
    expect(session.whyNoTakeBack.value).toMatchObject({ refusal: { rule: 'T7' } });
    expect(await session.takeBack()).toMatchObject({ refusal: { rule: 'T7' } });
    expect(calls).toHaveLength(1);
    session.close();
  });

  it('is one at a time', async () => {
    const { open, calls } = nimFor(1);
    const session = await open();
    void session.play(1, 'take 1');
    expect(await session.play(1, 'take 2')).toMatchObject({ kind: 'refused' });
    expect(calls).toHaveLength(1);
    session.close();
  });

  it('is taken back from the board where it is refused, with rule and reason', async () => {
    const { open, calls } = nimFor(1);
    const session = await open();
    const fate = session.play(1, 'take 1');
    const refusal = { rule: 'NI2', reason: 'cannot-take', facts: {} };
    calls[0]?.answer(422, { code: 'refused', ...refusal });
    expect(await fate).toEqual({ kind: 'refused', refusal });
    expect(session.stage.scene.value.position.standing.view).toEqual({ heap: 9, turn: 1 });
    expect(session.isAnswering.value).toBe(false);
    session.close();
  });

  it('stands while others choose, and the question stays the same', async () => {
    const { open, calls, cards, play, tell } = threeChoose(1);
    const session = await open();
    const { question } = session.position.value.standing;
    const fate = session.play(1, `pick ${cards[0]}`);
    await tell(...play(`2 pick ${cards[1]}`, '3 draw'));
    expect(session.isAnswering.value).toBe(true);
    expect(session.position.value.standing.question).toBe(question);
    const { ahead } = session.stage.scene.value.position;
    expect(ahead?.entry).toEqual({ by: 1, move: `pick ${cards[0]}` });
    expect(calls[0]?.body['question']).toBe(question);
    const events = play(`1 pick ${cards[0]}`);
    calls[0]?.answer(200, { ply: 4 });
    await tell(...events);
    expect(await fate).toBe('confirmed');
    expect(movesOf(session)).toEqual(['chance ?', '2 ?', '3 draw', `1 pick ${cards[0]}`]);
    session.close();
  });

  it('shows what the last choice turns up, though the own card lay there already', async () => {
    const { open, cards, play, tell } = threeChoose(1);
    const session = await open();
    void session.play(1, `pick ${cards[0]}`);
    await tell(...play(`2 pick ${cards[1]}`, `3 pick ${cards[2]}`, `1 pick ${cards[0]}`));
    session.stage.skip();
    expect(session.position.value.ply).toBe(4);
    expect(session.stage.scene.value.position.ply).toBe(4);
    session.close();
  });

  it('gets what was missed, and its reason, where it is not asked any more', async () => {
    const begun = followLines(follow(nim), '1 take 1');
    const { open, calls, play } = sitOnline({ game: nim, begun, you: 2 });
    const session = await open();
    const fate = session.play(2, 'take 2');
    const missed = play('1 undo');
    const { standing } = must(missed.at(-1), 'an event');
    calls[0]?.answer(409, { code: 'stale', standing, missed });
    expect(await fate).toMatchObject({ kind: 'failed', failure: { code: 'stale' } });
    expect(movesOf(session)).toEqual(['1 take 1', '1 undo']);
    session.stage.skip();
    expect(session.stage.scene.value.position.ahead).toBeUndefined();
    session.close();
  });

  it('leaves the board as soon as its question is gone', async () => {
    const begun = followLines(follow(nim), '1 take 1');
    const { open, play, tell } = sitOnline({ game: nim, begun, you: 2 });
    const session = await open();
    void session.play(2, 'take 2');
    await tell(...play('1 undo'));
    session.stage.skip();
    expect(session.isAnswering.value).toBe(false);
    expect(session.stage.scene.value.position.ahead).toBeUndefined();
    session.close();
  });

  it('is not doubled where the same player has answered otherwise in another window', async () => {
    const { open, calls, play, tell } = nimFor(1);
    const session = await open();
    const fate = session.play(1, 'take 1');
    const events = play('1 take 3');
    await tell(...events);
    expect(session.isAnswering.value).toBe(false);
    calls[0]?.answer(409, { code: 'stale', standing: events[0]?.standing, missed: events });
    expect(await fate).toMatchObject({ failure: { code: 'stale' } });
    session.stage.skip();
    expect(session.stage.scene.value.position.standing.view).toEqual({ heap: 6, turn: 2 });
    session.close();
  });

  it('has the same key where it is given again after it got no answer', async () => {
    const { session, calls } = await unanswered();
    void session.play(1, 'take 1');
    expect(session.trouble.value).toBeUndefined();
    expect(calls.at(-1)?.body).toEqual(calls[0]?.body);
    session.close();
  });

  it('is sent on with its key when somebody tries again, after it got no answer', async () => {
    const { session, calls, play, tell } = await unanswered();
    expect(session.trouble.value).toMatchObject({ failure: { code: 'unreachable' } });
    session.retry();
    expect(calls).toHaveLength(8);
    expect(calls.at(-1)?.body).toEqual(calls[0]?.body);
    expect(session.isAnswering.value).toBe(true);
    await tell(...play('1 take 1'));
    expect(session.trouble.value).toBeUndefined();
    expect(movesOf(session)).toEqual(['1 take 1']);
    session.close();
  });

  it('is sent on with its key when the stream is live again, after it got no answer', async () => {
    const { session, calls, lines, wake, play, tell } = await unanswered();
    const entered = play('1 take 1');
    await lines.at(-1)?.end();
    await settle();
    wake();
    await settle();
    expect(calls).toHaveLength(8);
    expect(calls.at(-1)?.body).toEqual(calls[0]?.body);
    expect(session.isAnswering.value).toBe(true);
    await tell(...entered);
    expect(session.trouble.value).toBeUndefined();
    expect(session.isAnswering.value).toBe(false);
    expect(movesOf(session)).toEqual(['1 take 1']);
    session.close();
  });

  it('is not sent on when the stream is live again after it was refused, and says why still', async () => {
    const { session, calls, lines, wake } = await unanswered();
    session.retry();
    const refusal = { rule: 'NI2', reason: 'cannot-take', facts: {} };
    calls.at(-1)?.answer(422, { code: 'refused', ...refusal });
    await settle();
    await lines.at(-1)?.end();
    await settle();
    wake();
    await settle();
    expect(calls).toHaveLength(8);
    expect(session.trouble.value).toEqual({ kind: 'refused', refusal });
    session.close();
  });

  it('is sent on by the page that is opened next, after it got no answer', async () => {
    const { session: first, open, calls, store } = await unanswered();
    first.close();
    const session = await open();
    await settle();
    expect(calls).toHaveLength(8);
    expect(calls.at(-1)?.body).toEqual(calls[0]?.body);
    calls.at(-1)?.answer(422, { code: 'refused', rule: 'NI2', reason: 'cannot-take', facts: {} });
    await settle();
    expect(keptAnswers(store).get(ID)).toBeUndefined();
    session.close();
  });
});

describe('a page that is reloaded while an answer is under way', () => {
  it('sends it on with the same key', async () => {
    const { open, calls, play, tell } = nimFor(1);
    const first = await open();
    void first.play(1, 'take 1');
    first.close();
    const session = await open();
    await settle();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
    expect(session.stage.scene.value.position.standing.view).toEqual({ heap: 8, turn: 2 });
    await tell(...play('1 take 1'));
    expect(session.isAnswering.value).toBe(false);
    expect(movesOf(session)).toEqual(['1 take 1']);
    session.close();
  });

  it('sends nothing where it had arrived', async () => {
    const { open, calls, play, store } = nimFor(1);
    const first = await open();
    void first.play(1, 'take 1');
    first.close();
    play('1 take 1');
    const session = await open();
    expect(calls).toHaveLength(1);
    expect(movesOf(session)).toEqual(['1 take 1']);
    expect(keptAnswers(store).get(ID)).toBeUndefined();
    session.close();
  });

  it('finds it in a snapshot that comes in place of the events', async () => {
    const { open, play, send, snapshot } = nimFor(1);
    const session = await open();
    const fate = session.play(1, 'take 1');
    play('1 take 1', '2 take 2');
    await send('snapshot', snapshot(), 2);
    expect(await fate).toBe('confirmed');
    expect(session.stage.scene.value.position.standing.view).toEqual({ heap: 6, turn: 1 });
    session.close();
  });
});
