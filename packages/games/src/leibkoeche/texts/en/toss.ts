import type { Pan } from '../../rules/index.ts';
import type { TossWords } from '../toss-words.ts';

const pans: Readonly<Record<Pan, string>> = {
  small: 'small pan',
  normal: 'normal pan',
  large: 'large pan',
};

export const toss: TossWords = {
  title: 'Up it goes!',
  onThePan: (pan, face) => `Your ${pans[pan]}, with ${face} up`,
  how: 'Drag down a little, then flick up.',
  howByKeys:
    'Or hold space (half turn) or ↑ (full turn), and let go when the pan is at its lowest.',
  brings: (half, full) => `Half a turn brings ${half}, a full turn ${full}.`,
  half: 'half turn',
  full: 'full turn',
  heating: 'The stove is heating up…',
  cold: 'The stove will not light.',
  retry: 'Try again',
  judging: 'Let us see…',
  result: { caught: 'Caught!', missed: 'Missed!', invalid: 'Not turned' },
  faceUp: (face) => `${face} up`,
  refused: 'That throw does not count. Toss again.',
  close: 'Back to the kitchen',
  practise: 'Practise first',
  inEarnest: 'Now for real',
  doesNotCount: 'Practice: does not count',
  tosses: (who) => `${who} tosses`,
  skip: 'Skip',
  practice: {
    title: 'The practice kitchen',
    intro: 'Toss as often as you like. The king is not watching.',
    whichPan: 'Which pan?',
    pan: 'Pan',
    pans: { small: 'Small', normal: 'Normal', large: 'Large' },
    tally: 'Your throws',
    thrown: 'Thrown',
    caught: 'Caught',
    missed: 'Missed',
    invalid: 'Not turned',
    half: 'Half a turn',
    full: 'Full turn or more',
    reset: 'Start counting again',
  },
};
