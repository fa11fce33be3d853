import { describe, expect, it } from 'vitest';
import { type Followed, followPieces, type Keyed, type Piece } from './follow-pieces.ts';

/** `L a1, D b2/1 #king`: kind, cell, layer, id. */
function pieces(text: string): readonly Piece[] {
  return text.split(', ').map((each): Piece => {
    const [, kind = '', at = '', layer, id] =
      /^(\S+) (\w+)(?:\/(\d))?(?: #(\w+))?$/.exec(each) ?? [];
    return { kind, at, ...(layer ? { layer: Number(layer) } : {}), ...(id ? { id } : {}) };
  });
}

function laid(text: string): readonly Keyed<Piece>[] {
  return followPieces([], pieces(text)).pieces;
}

function ways({ moved }: Followed<Piece>): readonly string[] {
  return moved.map(({ before, after }) => `${before.key} ${before.at}-${after.at}`);
}

describe('following pieces from one drawing to the next', () => {
  it('knows what lies where it lay as the same, down to the object', () => {
    const before = laid('L a1, D b2');
    const { pieces: after, moved, appeared, left } = followPieces(before, pieces('L a1, D b2'));
    expect(after[0]).toBe(before[0]);
    expect([moved, appeared, left]).toEqual([[], [], []]);
  });

  it('sees a move in what is gone from one place and of the same kind in another', () => {
    const before = laid('L a1, L c3, D b2');
    const followed = followPieces(before, pieces('L a1, L d3, D b2'));
    expect(ways(followed)).toEqual(['L-2 c3-d3']);
  });

  it('sees a capture beside a move', () => {
    const followed = followPieces(laid('L a1, D b2, D c3'), pieces('D b1, D c3'));
    expect(ways(followed)).toEqual(['D-1 b2-b1']);
    expect(followed.left.map(({ key }) => key)).toEqual(['L-1']);
  });

  it('lets those above sink when one is drawn out of a stack', () => {
    const followed = followPieces(laid('R a1/0, O a1/1, Y a1/2'), pieces('R a1/0, Y a1/1, O b1/0'));
    expect(ways(followed)).toEqual(['Y-1 a1-a1', 'O-1 a1-b1']);
  });

  it('knows what has a name by it, also when it is turned over', () => {
    const { turned, moved } = followPieces(
      laid('back w1 #w, K h1 #k'),
      pieces('C3 w1 #w, K h2 #k'),
    );
    expect(turned.map(({ before, after }) => [before.kind, after.kind])).toEqual([['back', 'C3']]);
    expect(moved.map(({ after }) => after.key)).toEqual(['k']);
  });

  it('gives nothing new the key of what has just gone', () => {
    const { appeared, left } = followPieces(laid('L a1'), pieces('D a1'));
    expect([...appeared, ...left].map(({ key }) => key)).toEqual(['D-1', 'L-1']);
    const again = followPieces(laid('L a1, L b1'), pieces('L a1, L b1, L c1'));
    expect(new Set(again.pieces.map(({ key }) => key)).size).toBe(3);
  });
});
