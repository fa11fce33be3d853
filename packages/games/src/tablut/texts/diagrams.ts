import { diagramsFrom } from '../../box/diagrams.ts';
import { scene, START, type Side, type TablutView, makeDiagram, view } from '../rules/index.ts';

export type DiagramId = keyof typeof DRAWINGS;

interface Drawing {
  readonly turn: Side;
  readonly drawing: string;
}

/** The positions of the rulebook, each just before the move that its caption tells of. */
const DRAWINGS = {
  start: { turn: 'light', drawing: makeDiagram(START) },
  moving: {
    turn: 'light',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . D . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . . L . . . L . .
      2 . . . . . . . K .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'empty-palace': {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . L . . . .
      6 . . . . . . . . .
      5 . D . . . . . . .
      4 . . . . . . . . .
      3 . . . . K . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  corner: {
    turn: 'light',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . D
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . L . . . K . .
        a b c d e f g h i
    `,
  },
  enclosing: {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . D L . . . . D .
      6 . . . . . . . . .
      5 . . . . K . . . .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'stepping-between': {
    turn: 'light',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . D . D . . . .
      3 . . . . . . . . .
      2 . . . L . . K . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'not-diagonally': {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . D . . . . . .
      4 . . . L . . . . .
      3 . . . . . . D . .
      2 . . . . . . . K .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'corner-helps': {
    turn: 'dark',
    drawing: `
      9 . L . . . . . . .
      8 . . . . . . . . .
      7 . . D . . . . . .
      6 . . . . . . . . .
      5 . . . . K . . . .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'corner-is-dark': {
    turn: 'light',
    drawing: `
      9 . D . . . . . . .
      8 . . . . . . . . .
      7 . . L . . . . . .
      6 . . . . . . . . .
      5 . . . . K . . . .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'armed-king': {
    turn: 'light',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . L D . . . . K .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . . . . D . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'palace-helps-nobody': {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . L . . . . .
      4 . . D . . . . . .
      3 . . . . . . . . .
      2 . . . . . . K . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'three-at-once': {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . K . .
      5 . . . D . . . . .
      4 . . . L . . . . .
      3 . D L . L D . . .
      2 . . . . . . . . .
      1 . . . D . . . . .
        a b c d e f g h i
    `,
  },
  'easy-way': {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . D K . . . . D .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'hard-in-palace': {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . D . . . .
      5 . . . D K . . D .
      4 . . . . D . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'hard-at-edge': {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 D . . . . . . . .
      5 K . . D . . . . .
      4 D . . . . . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'hard-beside-palace': {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . D K D . . .
      3 . . . . . . . . D
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'hard-beside-corner': {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 D . . . . . . . .
      2 K . . . . D . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  escape: {
    turn: 'light',
    drawing: `
      9 . . . D . . . . .
      8 . . . . . . . . .
      7 . . . . . L . . .
      6 . . . . . . . . .
      5 . . D . . . . D .
      4 . . . . . . . . .
      3 . . . . . . . . .
      2 . . . . . D . . .
      1 . . . K . . . . .
        a b c d e f g h i
    `,
  },
  threat: {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . . . . . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . . . . . .
      4 . . . . . . . . .
      3 . . K . . . . D .
      2 . D . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
  'walled-in': {
    turn: 'dark',
    drawing: `
      9 . . . . . . . . .
      8 . . D . . . . . .
      7 D . . . . . . . .
      6 L D . . . . . . .
      5 K L . . . . . . .
      4 L D . . . . . . .
      3 D . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
  },
} as const;

export const diagrams = diagramsFrom<Drawing, TablutView, DiagramId>(
  () => DRAWINGS,
  ({ turn, drawing }) => view(scene(turn, drawing)),
);
