import { registry } from '@kast/games';
import { type Match, must, standingFor } from '@kast/kernel';
import { follow, followLines, nim } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import { createMatchLog } from '../session/match-log.ts';
import { lastWords } from './last-words.ts';
import { logLines } from './log-lines.ts';
import { endIn, toldPly } from './told-ply.ts';

const box = must(
  registry.find(({ info }) => info.id === 'la-courte-paille'),
  'a game for three',
);
const module = await box.table();
const speech = { t: await messagesIn('en'), texts: await box.texts('en') };
const players = ['Ann', 'Bea', 'Cas'].map((name) => ({ name, isYou: name === 'Cas' }));
const ENDED = [{ kind: 'ended', outcome: { winners: [3], rule: 'CP5.5', scores: [1, 2, 11] } }];

/** Whoever takes the last stone wins: seat 3. */
function endWith(resigned: number) {
  const { match } = followLines(
    follow(nim, { seats: 3 }),
    `${resigned} resign`,
    '1 take 3',
    '2 take 3',
    '3 take 3',
  );
  return must(endIn(standingFor(match, 3), winnerOf(match)), 'an end');
}

function winnerOf(match: Match) {
  const turn = match.game.turn(match.state);
  return turn.kind === 'over' ? turn.outcome : undefined;
}

describe('T3 the last ply of a match in which somebody has resigned', () => {
  it('tells who wins the match, not who would have won the game', () => {
    expect(toldPly(speech, module, ENDED, players, endWith(3))).toBe(
      'Ann and Bea win. You came out best, but you had resigned. So the best of those who stayed wins.',
    );
  });

  it('is told by the game where its winner stayed', () => {
    expect(toldPly(speech, module, ENDED, players, endWith(1))).toBe(
      speech.texts.outcome({ winners: [3], rule: 'CP5.5', scores: [1, 2, 11] }),
    );
  });

  it('is the only line of the log that tells it', () => {
    const end = endWith(3);
    const plies = [
      { entry: { by: 2, move: 'x' }, events: [] },
      { entry: { by: 3, move: 'x' }, events: ENDED },
    ];
    const page = { from: end.standing.ply - 2, plies };
    const [before, last] = logLines(speech, module, page, players, [], end);
    expect(before?.words).toBe('');
    expect(last?.words).toMatch(/^Ann and Bea win\./);
  });

  it('is told so beneath the board and in a replay, too', () => {
    const end = endWith(3);
    const log = createMatchLog({
      from: 0,
      plies: [{ entry: { by: 3, move: 'x' }, events: ENDED }],
    });
    const position = { ply: 1, standing: end.standing, memory: undefined };
    const told = { module, holders: [], players, log };
    expect(lastWords(speech, { ...told, end }, position)).toMatch(/^Ann and Bea win\./);
  });
});
