import { seededRandom } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CIRCLES, makeCircle, neighboursOf, parseCircle } from './circles.ts';
import { COLOURS, colourOf } from './colours.ts';
import { drawLayout, faultOf, makeLayout, PRINTED, parseLayout } from './layout.ts';

describe('the board', () => {
  it('DD1.1 has eight circles of each of six colours', () => {
    for (const colour of COLOURS) {
      expect(PRINTED.filter((other) => other === colour)).toHaveLength(8);
    }
    const nineReds = parseLayout(makeLayout(PRINTED).replace('O', 'R'));
    expect(nineReds && faultOf(nineReds)).toMatchObject({ kind: 'count' });
  });

  it('DD1.2 is a grid of 8 by 6 in which a circle has up to eight neighbours', () => {
    expect(CIRCLES).toHaveLength(48);
    const names = (circle: string) =>
      neighboursOf(parseCircle(circle) ?? -1)
        .map(makeCircle)
        .toSorted();
    expect(names('a1')).toEqual(['a2', 'b1', 'b2']);
    expect(names('c4')).toEqual(['b3', 'b4', 'b5', 'c3', 'c5', 'd3', 'd4', 'd5']);
    expect(names('h6')).toEqual(['g5', 'g6', 'h5']);
  });

  it('DD1.3 as printed has no two neighbours of one colour and every colour within two steps', () => {
    expect(faultOf(PRINTED)).toBeUndefined();
    expect(makeLayout(PRINTED).split('/')).toEqual([
      'RBYVGRVB',
      'OVGROBYR',
      'GROBYVGO',
      'BYVGROBY',
      'VGBOVYRG',
      'YORYBGOV',
    ]);
  });

  it('DD1.3 drawn anew meets both conditions and is another board each time', () => {
    const drawn = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const layout = drawLayout(seededRandom(seed));
        expect(faultOf(layout)).toBeUndefined();
        drawn.add(makeLayout(layout));
      }),
      { numRuns: 60 },
    );
    expect(drawn.size).toBeGreaterThan(50);
  });

  it('DD1.3 finds twins side by side, and a colour too far away', () => {
    const twins = parseLayout('RRYVGRVB/OVGBOBYR/GROBYVGO/BYVGROBY/VGBOVYRG/YORYBGOV');
    expect(twins && faultOf(twins)).toMatchObject({ kind: 'neighbours' });
    const bands = parseLayout('RBRBRBRB/YGYGYGYG/OVOVOVOV/RBRBRBRB/YGYGYGYG/OVOVOVOV');
    expect(bands && faultOf(bands)).toBeUndefined();
    const far = parseLayout(
      'RBRBRBRB/YGYGYGYG/RBRBRBRB/YGYGYGYG/OVOVOVOV/OVOVOVOV'.replace(/OVOVOVOV$/, 'VOVOVOVO'),
    );
    expect(far && faultOf(far)).toMatchObject({ kind: 'neighbours' });
    const tooFar = parseLayout('RBRBRBRB/YGYGYGYG/RBRBRBRB/OVOVOVOV/YGYGYGYG/OVOVOVOV');
    expect(tooFar && faultOf(tooFar)).toMatchObject({ kind: 'too-far' });
  });

  it('DD1.4 seat n has the n-th of red, orange, yellow, green, blue, violet', () => {
    expect([1, 2, 3, 4, 5, 6].map(colourOf)).toEqual(['R', 'O', 'Y', 'G', 'B', 'V']);
  });

  it('reads back what it writes, and nothing else', () => {
    expect(parseLayout(makeLayout(PRINTED))).toEqual(PRINTED);
    expect(parseLayout('RBYVGRVB')).toBeUndefined();
    expect(parseLayout(makeLayout(PRINTED).replace('R', 'X'))).toBeUndefined();
  });
});
