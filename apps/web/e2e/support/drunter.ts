import { registry } from '@kast/games';
import {
  append,
  type Entry,
  type HostedMatch,
  hostMatch,
  hostPly,
  must,
  newMatch,
  outcomeOf,
  type Seat,
  seenBy,
  turnOf,
} from '@kast/kernel';
import { expect, type Page } from '@playwright/test';
import { boardOf, expectPlies } from './board.ts';

const box = must(
  registry.find(({ info }) => info.id === 'drunter-und-drueber'),
  'Drunter und Drüber',
);

/** What a decision amounts to, as far as a player of this test needs to know. */
interface Preview {
  readonly text: string;
  /** Nobody is attacked by it. */
  readonly isQuiet: boolean;
  /** Somebody is attacked by it, and that stone stands right. */
  readonly attacksRightStone: boolean;
}

/** The match that the page shows, played along by the same rules on the printed board. */
export async function playAlong(seats: number) {
  const [game, bot] = await Promise.all([box.rules(), box.bot()]);
  const begun = newMatch(game, {
    seats,
    options: { layout: 'printed' },
    seedHash: '0'.repeat(64),
  });
  if (!begun.ok) throw new Error(begun.error.reason);
  let hosted: HostedMatch = hostMatch(begun.value);

  function enter(entry: Entry): void {
    const next = append(hosted.match, entry);
    if (!next.ok) throw new Error(`${entry.move}: ${next.error.reason}`);
    hosted = hostPly(hosted, next.value);
  }

  function deciding(): Seat {
    const turn = turnOf(hosted.match);
    if (turn.kind !== 'seats') throw new Error('nobody decides');
    return must(turn.seats[0], 'a seat');
  }

  return {
    enter,
    deciding,
    plies: () => hosted.match.ply,
    outcome: () => outcomeOf(hosted.match),
    /** A good decision, with little thought. */
    advise(): string {
      const request = {
        level: 5,
        seed: 'advice',
        budget: { nodes: 3000 },
        clock: () => 0,
      } as const;
      return bot.choose(seenBy(hosted, deciding()), request).move;
    },
    /** Every step that is open, with what it would come to. */
    steps(): readonly Preview[] {
      const seat = deciding();
      const { state } = hosted.match;
      return game.moves(state, seat).flatMap((move) => {
        const text = game.notation.make(state, move);
        if (!/^[a-h][1-6]-[a-h][1-6]$/.test(text)) return [];
        const after = game.apply(state, seat, move);
        const attacksRightStone = isSentBack(after);
        return [{ text, isQuiet: claimIn(after) === undefined, attacksRightStone }];
      });
    },
  };

  function claimIn(state: unknown): { readonly asked: Seat; readonly claim: unknown } | undefined {
    const turn = game.turn(state);
    const asked = turn.kind === 'seats' ? turn.seats[0] : undefined;
    if (asked === undefined) return undefined;
    const claim = game
      .moves(state, asked)
      .find((move) => game.notation.make(state, move) === 'claim');
    return claim === undefined ? undefined : { asked, claim };
  }

  function isSentBack(state: unknown): boolean {
    const question = claimIn(state);
    if (!question) return false;
    const { asked: by, claim: move } = question;
    const after = game.apply(state, by, move);
    const events = game.events({ before: state, by, move, after }, 'watcher');
    return JSON.stringify(events).includes('sent-back');
  }
}

/** Does on the page what the notation says. */
export async function playOnPage(page: Page, move: string): Promise<void> {
  const board = boardOf(page);
  if (move === 'claim') return page.getByRole('button', { name: 'Die staat goed!' }).click();
  if (move === 'allow') return page.getByRole('button', { name: 'Ga maar door' }).click();
  if (move === 'pass') return page.getByRole('button', { name: 'Passen' }).click();
  if (move === 'klaar') {
    await page.getByRole('button', { name: 'Klaar!', exact: true }).click();
    await page.getByRole('button', { name: 'Ja, klaar!' }).click();
    return dismissVerdict(page);
  }
  if (move.startsWith('@')) return board.cell(move.slice(1)).click();
  if (!move.endsWith('!')) return board.play(move);
  await page.getByRole('switch', { name: /Klaar!/ }).check();
  await board.play(move.replace('!', ''));
  return dismissVerdict(page);
}

/** DD5.3: the verdict on a call stays until it has been read. */
function dismissVerdict(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Verder' }).click();
}

/** Who begins, as the log says. */
export async function starterOn(page: Page): Promise<Entry> {
  await expectPlies(page, 1);
  const label = page.locator('.log-move').first();
  await expect(label).toHaveText(/first \d/);
  return { by: 'chance', move: ((await label.textContent()) ?? '').trim() };
}
