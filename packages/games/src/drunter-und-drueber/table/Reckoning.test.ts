import { describe, expect, it } from 'vitest';
import { byName, type Player } from '../../box/texts/part.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { drunterUndDrueber } from '../index.ts';
import { circleNamed, type DrunterState, game, scene } from '../rules/index.ts';
import { stateAfter } from '../rules/testing.ts';
import type { DrunterTexts } from '../texts/speak.ts';
import { standOf } from './Reckoning.tsx';
import { verdict } from './verdict.ts';

const texts = await textsIn<DrunterTexts>(drunterUndDrueber, 'en');
/** Red stands right on all eight; orange on two, with one disc on red under a red one, and one on green. */
const ONE_OFF = 'a6:R f6:R d5:R h5:R b4:R e3:R g2:R c2:R';
const DONE = 'a6:R f6:R d5:R h5:R b4:R e3:OR g2:R c1:R a5:O e5:O d3:O';

describe('how it stood when it was over', () => {
  it('DD5.2 all eight of the winner, and of the others where each wrong disc was', () => {
    const over = stateAfter(scene(DONE), '1 klaar');
    expect(over.outcome?.winners).toEqual([1]);
    expect(standIn(over, 1)).toEqual(['8 of 8 right']);
    expect(standIn(over, 2)).toEqual(['2 of 8 right', 'd3 and e3 wrong', '1 under another disc']);
  });

  it('DD5.3 of who called too early how many were right then, and where the others were', () => {
    const early = stateAfter(scene(`${ONE_OFF} a5:O`), '1 klaar');
    expect(standIn(early, 1)).toEqual(['called too early, with 7 of 8 right', 'c2 wrong']);
    expect(standIn(early, 2)).toEqual(['1 of 8 right']);
  });

  it('DD5.3 also where the others played on', () => {
    const three = scene(`${ONE_OFF} a5:O g6:Y`, { seats: 3 });
    const over = stateAfter(three, '1 klaar', '2 a5-a4', '3 klaar');
    expect(over.outcome).toEqual({ winners: [2], rule: 'DD5.4' });
    expect(standIn(over, 1)).toEqual(['called too early, with 7 of 8 right', 'c2 wrong']);
    expect(standIn(over, 3)).toEqual(['called too early, with 0 of 8 right', 'g6 wrong']);
  });

  it('DD6.2 tells nobody while they do', () => {
    const seen = game.view(stateAfter(scene(`${ONE_OFF} a5:O g6:Y`, { seats: 3 }), '1 klaar'), 2);
    expect(seen.wrongCalls).toHaveLength(1);
    expect(seen.circles[circleNamed('a5')]).toBeNull();
  });
});

describe('why it ended', () => {
  const [you, ada, bob] = [{ name: 'You', isYou: true }, byName('Ada'), byName('Bob')];
  const told = (state: DrunterState, players: readonly Player[]) =>
    verdict(game.view(state, 'watcher'), texts, players)?.reason;

  it('DD5.2 says how near the other one was, whoever won', () => {
    const over = stateAfter(scene(DONE), '1 klaar');
    expect(told(over, [you, ada])).toMatch(/Ada had 2 of 8 right\.$/);
    expect(told(over, [ada, you])).toMatch(/You had 2 of 8 right\.$/);
  });

  it('DD5.4 says how many a wrong call had', () => {
    const over = stateAfter(scene(`${ONE_OFF} a5:O`), '1 klaar');
    expect(told(over, [you, ada])).toMatch(/except Ada\. You had 7 of 8 right\.$/);
  });

  it('DD5.5 says first what was enough, and of several who lost only what the reader had', () => {
    const stones = 'a6:R f6:R b1:O a5:O h6:Y';
    const options = { rounds: 30 } as const;
    const last = scene(stones, { seats: 3, onTurn: 3, round: 29, options });
    const over = stateAfter(last, '3 h6-h5');
    expect(over.outcome).toEqual({ winners: [1, 2], rule: 'DD5.5' });
    expect(told(over, [ada, bob, you])).toMatch(/Ada had 2 of 8 right\. You had 0 of 8 right\.$/);
    expect(told(over, [you, ada, bob])).toMatch(/You had 2 of 8 right\. Bob had 0 of 8 right\.$/);
  });

  it('is not told before it has', () => {
    expect(verdict(game.view(scene(DONE), 1), texts)).toBeUndefined();
  });
});

function standIn(state: DrunterState, seat: number): readonly string[] {
  return standOf(game.view(state, 'watcher'), seat, texts);
}
