import {
  CLEARLY_BETTER,
  openPuzzle,
  type Puzzle,
  PUZZLE_NODES,
  puzzleLesson,
} from '@kast/games/box/puzzle.ts';
import { type AnyGame, seededRandom, seenBy, turnOf } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import type { GameInFolder } from './game-in-folder.ts';
import { PATIENCE } from './plan.ts';

/** For those of the games that have puzzles: that each is one, at the strength that it was found with. */
export async function puzzlesSuite(games: readonly GameInFolder[]): Promise<void> {
  const sets = await Promise.all(games.map(setOf));

  describe.each(sets.filter(({ puzzles }) => puzzles.length > 0))(
    'the puzzles of $id',
    ({ box, game, puzzles }) => {
      it('are ten or more, each with a name of its own, easy ones and hard ones', () => {
        expect(puzzles.length).toBeGreaterThanOrEqual(10);
        expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
        expect(new Set(puzzles.map(({ grade }) => grade))).toEqual(new Set([1, 2, 3]));
      });

      describe.each(puzzles)('$id', (puzzle) => {
        it('is a position of a match, in which its seat must decide', () => {
          const { match } = openPuzzle(game, puzzle);
          expect(puzzle.rulesVersion).toBe(box.info.rulesVersion);
          expect(match.setup.options).toEqual(puzzle.options);
          const turn = turnOf(match);
          expect(turn.kind === 'seats' ? turn.seats : []).toContain(puzzle.seat);
        });

        it('is solved by its best move and not by the second', () => {
          const lesson = puzzleLesson(game, puzzle);
          const { start } = lesson;
          const judged = [puzzle.best, puzzle.second].map((text) => {
            const move = read(game, start, puzzle, text);
            expect(game.check(start, puzzle.seat, move)).toBeUndefined();
            return lesson.judge(start, move, game.apply(start, puzzle.seat, move));
          });
          expect(judged).toEqual(['solved', 'wrong']);
        });

        it('asks for nothing that its seat cannot know', () => {
          const seen = seenBy(openPuzzle(game, puzzle), puzzle.seat);
          const imagined = game.imagine(seen, seededRandom(puzzle.id));
          expect(game.view(imagined, puzzle.seat)).toEqual(seen.view);
          const move = read(game, imagined, puzzle, puzzle.best);
          expect(game.check(imagined, puzzle.seat, move)).toBeUndefined();
        });

        it('has one best move in the eyes of the strongest computer', PATIENCE, async () => {
          const bot = await box.bot();
          const seen = seenBy(openPuzzle(game, puzzle), puzzle.seat);
          const budget = { nodes: PUZZLE_NODES };
          const request = { level: 5, seed: 'puzzle', budget, clock: () => 0 } as const;
          const [best, second] = bot.weigh(seen, request);
          expect(best?.move).toBe(puzzle.best);
          expect((best?.chance ?? 0) - (second?.chance ?? 1)).toBeGreaterThanOrEqual(
            CLEARLY_BETTER,
          );
        });
      });
    },
  );
}

async function setOf({ id, box }: GameInFolder) {
  const puzzles = (await box.puzzles?.()) ?? [];
  return { id, box, game: await box.rules(), puzzles };
}

function read(game: AnyGame, state: unknown, { seat }: Puzzle, text: string): unknown {
  const move = game.notation.parse(state, seat, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return move.value;
}
