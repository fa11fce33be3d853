import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createStage } from './stage.ts';
import { sayWhatIsTold } from './use-telling.ts';

function toldOf(stage: ReturnType<typeof createStage<string>>) {
  const said: string[] = [];
  const end = sayWhatIsTold(stage, (events, position) => {
    said.push(`${events.join()} at ${position}`);
  });
  return { said, end };
}

/** Nobody draws it: nothing is waited for. */
function stageInOneGo() {
  const stage = createStage('start', { asks: () => false });
  stage.attach(() => Promise.resolve())();
  return stage;
}

describe('what is told', () => {
  it('is said once and in order, also where much comes in one go', async () => {
    const stage = stageInOneGo();
    const { said, end } = toldOf(stage);
    for (const position of ['one', 'two', 'three']) {
      stage.arrive({ position, events: [`to ${position}`] });
    }
    await stage.atRest();
    expect(said).toEqual(['to one at one', 'to two at two', 'to three at three']);
    end();
    stage.arrive({ position: 'four', events: ['to four'] });
    await stage.atRest();
    expect(said).toHaveLength(3);
  });

  it('before it is listened to is not said, nor what something that was read says anew', async () => {
    const stage = stageInOneGo();
    stage.arrive({ position: 'one', events: ['to one'] });
    await stage.atRest();
    const language = signal('nl');
    const said: string[] = [];
    const end = sayWhatIsTold(stage, (_, position) => {
      said.push(`${position} in ${language.value}`);
    });
    expect(said).toEqual([]);
    stage.arrive({ position: 'two', events: ['to two'] });
    await stage.atRest();
    language.value = 'fr';
    expect(said).toEqual(['two in nl']);
    end();
  });

  it('by a moment that asks is said when it is looked at', async () => {
    const stage = createStage('start', { asks: () => true });
    stage.attach((cue) => cue.dismissed('gone on'));
    const { said, end } = toldOf(stage);
    stage.arrive({ position: 'one', events: ['to one'] });
    expect(said).toEqual(['to one at one']);
    stage.goOn();
    await stage.atRest();
    expect(said).toHaveLength(1);
    end();
  });
});
