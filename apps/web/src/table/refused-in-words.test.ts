import { LANGUAGES } from '@kast/games';
import { type Actor, type Match, type Playthrough, type Refusal, turnOf } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { stagesOf } from '../replay/reel.ts';
import { faultsOf, goldenMatches, speechOf } from './testing.ts';

interface Refused {
  readonly refusal: Refusal;
  readonly move: string;
}

/** One of so many moves is tried in each position: all of them are, but not everywhere. */
const EACH = 7;

const matches = (await goldenMatches()).map(({ title, box, played }) => ({
  title,
  box,
  refused: refusedIn(played),
}));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(matches)('why not is said in words in $title', async ({ box, refused }) => {
    const { texts } = await speechOf(box, language);
    const wrong = refused.flatMap(({ refusal, move }) => {
      const words = texts.refusal(refusal);
      return faultsOf(words, language, move).map((fault) => `${fault} in “${words}” (${move})`);
    });
    expect(wrong).toEqual([]);
  });
});

/** Every other reason with its facts, for moves that were made at another time or by another seat. */
function refusedIn(played: Playthrough): readonly Refused[] {
  const moves = [...new Set(played.plies.map(({ entry }) => entry.move))];
  const refused = stagesOf(played).flatMap(({ hosted }, ply) =>
    decidersIn(hosted.match).flatMap((by) =>
      moves
        .filter((_, index) => (index + ply) % EACH === 0)
        .flatMap((move) => whyNot(hosted.match, by, move)),
    ),
  );
  return [...new Map(refused.map((each) => [JSON.stringify(each.refusal), each])).values()];
}

function decidersIn(match: Match): readonly Actor[] {
  const turn = turnOf(match);
  if (turn.kind === 'over') return [];
  return turn.kind === 'chance' ? ['chance'] : turn.seats;
}

function whyNot({ game, state }: Match, by: Actor, move: string): readonly Refused[] {
  const read = game.notation.parse(state, by, move);
  const refusal = read.ok ? game.check(state, by, read.value) : undefined;
  return refusal ? [{ refusal, move }] : [];
}
