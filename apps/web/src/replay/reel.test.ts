import { follow, highCard, nim, followLines } from '@kast/test-kit';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { positionFor } from '../session/here/local-match.ts';
import { reelOf, stagesOf } from './reel.ts';
import { createReplay } from './replay-state.ts';

const LINES = ['1 take 1', '2 take 2', '2 undo', '2 take 3', '1 take 3', '2 take 2'];

describe('a reel', () => {
  it('shows each position as it was then', () => {
    const stages = stagesOf(followLines(follow(nim), ...LINES));
    const reel = reelOf(stages, 1);
    expect(reel.length).toBe(LINES.length);
    for (const ply of [0, ...LINES.keys()]) {
      const then = followLines(follow(nim), ...LINES.slice(0, ply));
      expect(reel.at(ply)).toEqual(positionFor(then, 1));
    }
  });

  it('shows a seat no more than it saw', () => {
    const start = follow(highCard);
    const [card = 0] = start.match.state.hands[0] ?? [];
    const played = followLines(start, `1 pick ${card}`);
    const stages = stagesOf(played);
    const movesFor = (viewer: number) =>
      reelOf(stages, viewer)
        .log.read(0, played.match.ply)
        .map(({ entry }) => entry.move);
    expect(movesFor(2).at(-1)).toBe('?');
    expect(movesFor(1).at(-1)).toBe(`pick ${card}`);
  });
});

describe('stepping through a reel', () => {
  const reel = signal(reelOf(stagesOf(followLines(follow(nim), ...LINES)), 1));
  const still = async () => undefined;

  it('shows one step forward, and no jump', () => {
    const replay = createReplay(reel, 0, still);
    const { scene } = replay.stage;
    replay.stage.attach(async () => undefined);
    replay.goTo(1);
    expect(scene.value).toMatchObject({
      position: { ply: 1 },
      events: [{ seat: 1, took: 1, left: 8 }],
    });
    replay.goTo(5);
    expect(scene.value).toMatchObject({ position: { ply: 5 }, events: [] });
    replay.goTo(4);
    expect(scene.value).toMatchObject({ position: { ply: 4 }, events: [] });
  });

  it('stays where it is when it is seen with other eyes', () => {
    const stages = stagesOf(followLines(follow(nim), ...LINES));
    const eyes = signal(reelOf(stages, 1));
    const replay = createReplay(eyes, 3, still);
    eyes.value = reelOf(stages, 2);
    expect(replay.stage.shown.value.position.ply).toBe(3);
    replay.close();
  });

  it('stays within the match', () => {
    const replay = createReplay(reel, 99, still);
    expect(replay.ply.value).toBe(6);
    replay.goTo(-3);
    expect(replay.ply.value).toBe(0);
  });

  it('plays to the end and stops there; from the end it starts over', async () => {
    const replay = createReplay(reel, 6, still);
    replay.stage.attach(async () => undefined);
    const played = replay.play();
    expect(replay.isPlaying.value).toBe(true);
    expect(replay.ply.value).toBe(1);
    await played;
    expect(replay.ply.value).toBe(6);
    expect(replay.isPlaying.value).toBe(false);
  });

  it('stops playing when somebody steps', async () => {
    const replay = createReplay(reel, 0, still);
    replay.stage.attach(async () => undefined);
    const played = replay.play();
    replay.goTo(3);
    await played;
    expect(replay.ply.value).toBe(3);
  });
});
