import { describe, expect, it } from 'vitest';
import { gainOf, isHeard } from './play-sound.ts';
import { RECIPES, type SoundName } from './recipes.ts';
import { vibrationOf } from './vibration.ts';

describe('what is felt', () => {
  it('is a refusal, the own turn and a pancake that comes down, and no more', () => {
    const felt = (Object.keys(RECIPES) as SoundName[]).filter((name) => vibrationOf(name));
    expect(felt).toEqual(['refuse', 'your-turn', 'catch', 'miss']);
  });

  it('tells a refusal from everything else by its two knocks', () => {
    expect(vibrationOf('refuse')).toHaveLength(3);
    expect(vibrationOf('your-turn')).toHaveLength(1);
  });
});

describe('what is heard', () => {
  const names = Object.keys(RECIPES) as SoundName[];
  const heard = (volume: number, isHidden: boolean) =>
    names.filter((name) => isHeard(name, { volume, isHidden }));

  it('is everything where somebody looks, and nothing at 0', () => {
    expect(heard(0.1, false)).toEqual(names);
    expect(heard(0, false)).toEqual([]);
    expect(heard(0, true)).toEqual([]);
  });

  it('is the own turn alone in a tab in the background', () => {
    expect(heard(0.1, true)).toEqual(['your-turn']);
  });
});

describe('the slider', () => {
  it('goes from nothing to all of it, and is never louder further down', () => {
    expect(gainOf(0)).toBe(0);
    expect(gainOf(1)).toBe(1);
    const gains = [0, 0.1, 0.3, 0.6, 0.9, 1].map(gainOf);
    expect(gains).toEqual(gains.toSorted((one, other) => one - other));
  });
});
