import { ok } from '@kast/kernel';
import { type Command, countOf, DONE, parseFlags } from '../command.ts';
import { findPuzzles } from '../find-puzzles.ts';
import { gradeAgain } from '../solve-puzzle.ts';
import { TABLE_FLAGS, TABLE_HELP, tableOf } from '../table.ts';

export const puzzles: Command = {
  summary: 'finds positions with one best move in matches between computers',
  synopsis: [
    'puzzles --game G [--seats N] [--option k=v] [--seed S] [--count N] [--matches N] [--nodes N]',
    'puzzles --game G --again',
  ],
  help: [
    ...TABLE_HELP,
    ['--count N', 'how many are wanted, easy and hard ones (10)'],
    ['--matches N', 'after so many it prints what it has (60)'],
    ['--again', 'weighs and grades those that the game has, and leaves out what is none any more'],
  ],

  async run(args, print) {
    const flags = parseFlags(args, {
      ...TABLE_FLAGS,
      count: { type: 'string' },
      matches: { type: 'string' },
      again: { type: 'boolean' },
    });
    if (!flags.ok) return flags;
    const count = countOf(flags.value, 'count', 1000);
    if (!count.ok) return count;
    const matches = countOf(flags.value, 'matches', 1e6);
    if (!matches.ok) return matches;
    const table = await tableOf(flags.value);
    if (!table.ok) return table;
    const wanted = { count: count.value ?? 10, matches: matches.value ?? 60 };
    const found = flags.value.values['again']
      ? ok(await gradeAgain(table.value))
      : await findPuzzles(table.value, wanted);
    if (!found.ok) return found;
    print('[');
    for (const [index, puzzle] of found.value.entries()) {
      print(JSON.stringify(puzzle) + (index < found.value.length - 1 ? ',' : ''));
    }
    print(']');
    return DONE;
  },
};
