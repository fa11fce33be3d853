import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectPliesAndAnswers, OFTEN } from './board.ts';
import { matchOn, type Told, toldTo } from './snapshot.ts';

/** Each seat presses every kind of move so often; the same again and again would show nothing new. */
const TIMES = 2;

interface Hands<View> {
  /** Makes a move on the page of who decides. */
  readonly press: (page: Page, move: string, told: Told<View>) => Promise<unknown>;
  /** Is it one that a page makes by itself, after what was pressed before? */
  readonly isByItself?: (move: string) => boolean;
}

/**
 * Makes the moves of a whole match: the first ones of every kind by hand, on the page of who decides, and the
 * others as another program would, so that the pages hear of them.
 */
export function movesByHand<View>({ press, isByItself = () => false }: Hands<View>) {
  const made = new Map<string, number>();
  const posting = new Set<Page>();

  return async (page: Page, told: Told<View>, move: string): Promise<void> => {
    if (!isByItself(move)) {
      const kind = `${told.you} ${kindOf(move)}`;
      const times = made.get(kind) ?? 0;
      made.set(kind, times + 1);
      if (times < TIMES) posting.delete(page);
      else posting.add(page);
    }
    if (posting.has(page)) return post(page, told, move);
    if (!isByItself(move)) {
      // What the page asks is what is asked; others who decide at the same time may have answered since.
      await expectPliesAndAnswers(page, told.standing.ply);
      await press(page, move, told);
    }
    await expect.poll(async () => isAsked(await toldTo(page), told), OFTEN).toBe(false);
  };
}

/** Is the same still asked of this seat? What others answer to it meanwhile changes nothing. */
function isAsked(now: Told<unknown>, { you = 0, standing }: Told<unknown>): boolean {
  return now.standing.question === standing.question && now.standing.toDecide.includes(you);
}

async function post<View>(page: Page, { standing }: Told<View>, move: string): Promise<void> {
  const answer = await page.request.post(`/api/matches/${matchOn(page)}/moves`, {
    data: { question: standing.question, move, key: randomUUID() },
  });
  expect(answer.status(), move).toBe(200);
}

/** `toss` of `toss half`; a move without a word is known by whether it splits something: `3-8`, `3/2-8`. */
function kindOf(move: string): string {
  const [word = ''] = move.split(/[ :]/);
  return word.replaceAll(/\d+/g, '#');
}
