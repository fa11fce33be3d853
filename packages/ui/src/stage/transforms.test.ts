import { describe, expect, it } from 'vitest';
import { hop, lift, peek, slide } from './motions.ts';
import { asTransforms } from './transforms.ts';

describe('a motion as one transform', () => {
  it('says where it is, how it is turned and how large, in this order', () => {
    expect(asTransforms(slide({ x: 4, y: -2 }).frames)).toEqual([
      { transform: 'translate(4px, -2px)' },
      { transform: 'translate(0, 0)' },
    ]);
    expect(asTransforms(peek(10).frames)[1]).toEqual({
      transform: 'translate(0px, -10px) rotate(-9deg)',
      offset: 0.35,
    });
    expect(asTransforms(hop([{ x: 8, y: 0 }], 2).frames)[1]).toEqual({
      transform: 'translate(6px, 0px) scale(1.08)',
    });
  });

  it('keeps what is no place, turn or size', () => {
    const last = asTransforms(lift({ x: 30, y: -130 }).frames).at(-1);
    expect(last).toEqual({ transform: 'translate(30px, -130px) scale(1.25)', opacity: 0 });
  });

  it('is alike in every frame, as browsers want it', () => {
    const frames = asTransforms([{ translate: '2px 0' }, { scale: '0.5 2' }]);
    expect(frames).toEqual([
      { transform: 'translate(2px, 0) scale(1, 1)' },
      { transform: 'translate(0, 0) scale(0.5, 2)' },
    ]);
  });

  it('adds nothing to what stays where it is', () => {
    expect(asTransforms([{ opacity: 0 }, { opacity: 1 }])).toEqual([
      { opacity: 0 },
      { opacity: 1 },
    ]);
  });
});
