import { type Match, must, type Question, questionTo, turnOf } from '@kast/kernel';
import type { Found, Watch } from './watch.ts';

/**
 * Follows what every seat is asked, and knows of its own when a question is another one: after an answer
 * of that seat, and after it was asked nothing in between. Nothing else may change it.
 */
export function questionWatch(start: Match): Watch {
  let before = start;
  const asked = new Set(start.questions.map(keyOf));
  return ({ match, plies }) => {
    const found: Found[] = [];
    const { entry, step, tookBack } = must(plies.at(-1), 'the entry');
    const turn = turnOf(match);
    const due = turn.kind === 'seats' ? turn.seats : [];
    const seats = match.questions.map(({ seat }) => seat);
    if (seats.join() !== due.join()) {
      const detail = `${seats.join()} and not ${due.join()}`;
      found.push({ code: 'asks-the-wrong-seats', detail });
    }
    for (const question of match.questions) {
      const earlier = questionTo(before, question.seat);
      const isOwn = entry.by === question.seat && (step !== undefined || tookBack !== undefined);
      const isKept = !isOwn && earlier?.rule === question.rule;
      const text = `${JSON.stringify(earlier)} and then ${JSON.stringify(question)}`;
      if (isKept && earlier?.id !== question.id) {
        found.push({ code: 'question-not-kept', detail: text });
      }
      if (!isKept && (question.id !== match.ply || asked.has(keyOf(question)))) {
        found.push({ code: 'question-not-new', detail: text });
      }
      asked.add(keyOf(question));
    }
    before = match;
    return found;
  };
}

function keyOf({ seat, id }: Question): string {
  return `${seat} ${id}`;
}
