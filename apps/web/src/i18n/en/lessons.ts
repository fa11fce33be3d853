import type { Messages } from '../nl/index.ts';

export const lessons: Messages['lessons'] = {
  title: (game) => `Learn ${game}`,
  at: (lesson, count) => `Lesson ${lesson} of ${count}`,
  hint: 'Hint',
  solution: 'Show me',
  again: 'Once more',
  next: 'Next lesson',
  previous: 'Previous lesson',
  rules: 'The rules behind it',
  solvedTitle: 'Well done',
  wrongTitle: 'Nearly',
  hintTitle: 'A hint',
  allDone: 'Those were all of them. You can play!',
  playNow: 'Play the computer now',
};
