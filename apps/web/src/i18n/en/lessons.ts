import type { Messages } from '../nl/index.ts';

export const lessons: Messages['lessons'] = {
  title: (game) => `Learn ${game}`,
  heading: 'Learn it in a few moves',
  at: (lesson, count) => `Lesson ${lesson} of ${count}`,
  list: 'The lessons',
  done: 'done',
  side: (seat) => `You play ${seat}.`,
  hint: 'Hint',
  solution: 'Show me',
  again: 'Once more',
  next: 'Next lesson',
  previous: 'Previous lesson',
  rules: 'The rules behind it',
  solvedTitle: 'Well done',
  wrongTitle: 'Nearly',
  hintTitle: 'A hint',
  solutionTitle: 'This is how',
  allDone: 'Those were all of them. You can play!',
  playNow: 'Play the computer now',
};
