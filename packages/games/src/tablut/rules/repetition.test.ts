import { describe, expect, it } from 'vitest';
import { START } from './layout.ts';
import { parsePositionKey, positionKey } from './repetition.ts';

describe('the key of a position', () => {
  it('TB5.4 tells the side to move apart', () => {
    expect(positionKey(START, 'light')).not.toBe(positionKey(START, 'dark'));
  });

  it('can be read back', () => {
    const position = { board: START.replace('K', '.').replace('L', 'K'), turn: 'dark' } as const;
    expect(parsePositionKey(positionKey(position.board, position.turn))).toEqual(position);
  });
});
