import { type AnyLesson, languagesOf } from '@kast/games';
import {
  beginLesson,
  type LessonPlay,
  learnerMoves,
  otherReplies,
  whyNotHere,
} from '@kast/games/box/lesson-play.ts';
import { type AnyGame, must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { citableRules } from './folder.ts';
import type { GameInFolder } from './game-in-folder.ts';

/** Of a field to another. */
const NOTATED = /[a-z]\d+[-–][a-z]?\d/;

export async function lessonsSuite(games: readonly GameInFolder[]): Promise<void> {
  const courses = await Promise.all(
    games.map(async ({ id, box, folder }) => ({
      id,
      folder,
      game: await box.rules(),
      lessons: await box.lessons(),
      texts: await Promise.all(languagesOf(box).map((language) => box.texts(language))),
    })),
  );

  describe.each(courses)('the course of $id', ({ folder, game, lessons, texts }) => {
    it('says first what it is about', () => {
      expect(lessons[0]?.id).toBe('goal');
    });

    it('has six to ten lessons, in the order of their texts, in every language', () => {
      expect(lessons.length).toBeGreaterThanOrEqual(6);
      expect(lessons.length).toBeLessThanOrEqual(10);
      for (const spoken of texts) {
        expect(Object.keys(spoken.lessons)).toEqual(lessons.map((lesson) => lesson.id));
      }
    });

    it('is told in words, and names no move by its notation', () => {
      const said = texts.flatMap((spoken) =>
        Object.values(spoken.lessons).flatMap(({ title, task, hint, solved, wrong }) => [
          title,
          task,
          hint,
          solved,
          wrong,
        ]),
      );
      expect(said.filter((words) => NOTATED.test(words))).toEqual([]);
    });

    it('teaches rules that exist', () => {
      const rules = citableRules(folder);
      const taught = lessons.flatMap((lesson) => lesson.rules);
      expect(taught.filter((rule) => !rules.has(rule))).toEqual([]);
    });

    describe.each(lessons.map((lesson) => ({ name: lesson.id, lesson })))('$name', ({ lesson }) => {
      it('begins with a decision of the learner', () => {
        const turn = game.turn(lesson.start);
        expect(turn.kind === 'seats' ? turn.seats : []).toContain(lesson.seat);
      });

      it('is solved by its solution and not before the end of it', () => {
        const course = playSolution(game, lesson);
        expect(course.map(({ status }) => status)).toEqual([
          ...lesson.solution.slice(1).map(() => 'playing'),
          'solved',
        ]);
      });

      it('can be got wrong', () => {
        const begun = beginLesson(lesson);
        const tried = game
          .moves(lesson.start, lesson.seat)
          .map((move) => learnerMoves(game, lesson, begun, move).status);
        expect(tried).toContain('wrong');
      });
    });
  });
}

/** How it stands after each move of the solution, once everybody else has answered. */
function playSolution(game: AnyGame, lesson: AnyLesson): readonly LessonPlay[] {
  let play = beginLesson(lesson);
  return lesson.solution.map((text) => {
    const move = game.notation.parse(play.state, lesson.seat, text);
    if (!move.ok) throw new Error(`unreadable: ${text}`);
    expect(whyNotHere(game, lesson, play, move.value), text).toBeUndefined();
    play = learnerMoves(game, lesson, play, move.value);
    while (play.status === 'replying') {
      const { state } = play;
      const turn = game.turn(state);
      const by = turn.kind === 'seats' ? must(turn.seats[0], 'who replies') : 'chance';
      expect(game.check(state, by, must(lesson.reply?.(state), 'a reply'))).toBeUndefined();
      play = otherReplies(game, lesson, play);
    }
    return play;
  });
}
