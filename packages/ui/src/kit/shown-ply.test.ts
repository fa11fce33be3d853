import { expect, it } from 'vitest';
import { createStage, type Cue } from '../stage/stage.ts';
import { type PlyParts, plyOf, type ShownPly } from './shown-ply.ts';

it('asks nobody to dismiss a panel that is not drawn: nobody could', async () => {
  const { ply, stage } = plyBeingShown();
  await ply.dismissed(ply.find('.panel'));
  expect(stage.isAsking.value).toBe(false);
});

it('asks whoever looks to dismiss one that is', async () => {
  const { ply, stage } = plyBeingShown();
  const dismissed = ply.dismissed({} as Element);
  expect(stage.isAsking.value).toBe(true);
  stage.goOn();
  await dismissed;
});

/** On a table where nothing is drawn. */
function plyBeingShown() {
  const stage = createStage('start', { asks: () => true });
  const cues: Cue[] = [];
  stage.attach(async (cue) => void cues.push(cue));
  stage.arrive({ position: 'one', events: ['to one'] });
  const [cue] = cues;
  if (!cue) throw new Error('nothing is being shown');
  const parts: PlyParts<string, string, never, never> = {
    stage: { ...stage, number: 1, before: 'start', events: ['to one'] },
    view: 'one',
    root: { current: null },
    cue,
    lay: new Map(),
    placeOf: () => ({ x: 0, y: 0 }),
    letGo: null,
    draw: async () => undefined,
    reveal: async () => ({ pieces: [], moved: [], turned: [], appeared: [], left: [] }),
  };
  const ply: ShownPly<string, string, never, never> = plyOf(parts);
  return { ply, stage };
}
