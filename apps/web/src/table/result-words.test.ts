import { must, outcomeOf, standingFor } from '@kast/kernel';
import { type Language, registry } from '@kast/games';
import { follow, nim, followLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import { rematchSeats, rematchWords } from './rematch-words.ts';
import { resultWords } from './result-words.ts';

const tablut = must(
  registry.find(({ info }) => info.id === 'tablut'),
  'Tablut',
);
const YOU: Holder = { seat: 1, kind: 'you', present: true };
const COMPUTER: Holder = { seat: 2, kind: 'bot', level: 3, name: 'Margriet', present: true };
const NEIGHBOUR: Holder = { seat: 2, kind: 'device', name: 'Bea', present: true };

it('another match is asked for, ready, or over by itself', async () => {
  const speech = { t: await messagesIn('nl'), texts: await tablut.texts('nl') };
  expect([
    rematchWords(speech, undefined, false),
    rematchWords(speech, 'next', false),
    rematchWords(speech, 'next', true),
  ]).toEqual(['Nog een keer', 'Er staat een nieuwe partij klaar', 'Naar de partij erna']);
});

describe('before another match', () => {
  const seatsIn = async (language: Language, ...holders: readonly Holder[]) =>
    rematchSeats({ t: await messagesIn(language), texts: await tablut.texts(language) }, holders);

  it.each([
    ['nl', 'Volgende partij: jij speelt Donker.'],
    ['en', 'Next match: you play Dark.'],
    ['de', 'Nächste Partie: Du spielst als Dunkel.'],
    ['fr', 'Partie suivante\u00A0: tu prends Sombre.'],
  ] as const)('says in %s which side you have in it', async (language, said) => {
    expect(await seatsIn(language, YOU, COMPUTER)).toBe(said);
  });

  it('says it of everybody here', async () => {
    expect(await seatsIn('nl', { ...YOU, name: 'Ann' }, NEIGHBOUR)).toBe(
      'Volgende partij: Ann speelt Donker en Bea speelt Licht.',
    );
  });

  it('says nothing to who looks on', async () => {
    const ann: Holder = { seat: 1, kind: 'person', name: 'Ann', present: true };
    expect(await seatsIn('nl', ann, COMPUTER)).toBeUndefined();
  });
});

describe('why it ended', () => {
  it('T3 speaks to you when you have resigned', async () => {
    expect(await reasonIn('nl', '1 resign', COMPUTER)).toBe('Je hebt opgegeven.');
    expect(await reasonIn('en', '1 resign', COMPUTER)).toBe('You have resigned.');
  });

  it('T3 names who it was when two share a device, by the side who has no name', async () => {
    expect(await reasonIn('nl', '1 resign', NEIGHBOUR)).toBe('Licht heeft opgegeven.');
    expect(await reasonIn('en', '2 resign', NEIGHBOUR)).toBe('Bea has resigned.');
  });
});

describe('T3 the winner of a match in which somebody has resigned', () => {
  const NINE = ['take 3', 'take 3', 'take 3'];
  /** Whoever takes the last stone wins: seat 3. */
  const playedOut = (resigned: number) =>
    followLines(
      follow(nim, { seats: 3 }),
      `${resigned} resign`,
      ...NINE.map((move, index) => `${index + 1} ${move}`),
    );
  const holders: readonly Holder[] = [1, 2, 3].map((seat) =>
    seat === 3 ? { ...YOU, seat } : { seat, kind: 'bot', level: 3, present: true },
  );

  async function resultFor(resigned: number) {
    const { match } = playedOut(resigned);
    const turn = match.game.turn(match.state);
    const end = {
      standing: standingFor(match, 3),
      outcome: must(outcomeOf(match), 'an outcome'),
      winnersOfGame: turn.kind === 'over' ? turn.outcome.winners : [],
    };
    const texts = { ...(await tablut.texts('en')), outcome: () => 'As the game says.' };
    return resultWords({ t: await messagesIn('en'), texts }, end, holders);
  }

  it('is not you, though you came out best, and that is said', async () => {
    expect(await resultFor(3)).toMatchObject({
      title: 'You lose',
      reason: 'You came out best, but you had resigned. So the best of those who stayed wins.',
      rule: 'T3',
      isWonHere: false,
    });
  });

  it('is who won by the game where that one stayed', async () => {
    expect(await resultFor(1)).toMatchObject({
      title: 'You win!',
      reason: 'As the game says.',
      rule: 'NI3',
    });
  });
});

describe('an end by the rules of a game whose seats have names', () => {
  it('is told by the game', async () => {
    const box = must(
      registry.find(({ info }) => info.id === 'drunter-und-drueber'),
      'Drunter und Drüber',
    );
    const standing = { ...standingFor(follow(nim).match, 'watcher'), endedBy: 'game' as const };
    const outcome = { winners: [2], rule: 'DD5.4' };
    const speech = { t: await messagesIn('nl'), texts: await box.texts('nl') };
    const end = { standing, outcome, winnersOfGame: [2] };
    const { title, reason } = resultWords(speech, end, [YOU, COMPUTER]);
    expect(title).toBe('Verloren');
    expect(reason).toBe('Iedereen heeft te vroeg geroepen, behalve Margriet.');
  });

  it('is told with what decided, and by that rule, where the outcome alone does not say so', async () => {
    const paille = must(
      registry.find(({ info }) => info.id === 'la-courte-paille'),
      'La Courte Paille',
    );
    const standing = { ...standingFor(follow(nim).match, 'watcher'), endedBy: 'game' as const };
    const outcome = { winners: [2], scores: [0, 0], rule: 'CP5.1' };
    const verdict = { reason: 'Gelijk: de kapitein geeft de doorslag.', rule: 'CP5.6' };
    const speech = { t: await messagesIn('nl'), texts: await paille.texts('nl') };
    const end = { standing, outcome, winnersOfGame: [2], verdict };
    expect(resultWords(speech, end, [YOU, COMPUTER])).toMatchObject(verdict);
    const resigned = { ...end, standing: { ...standing, resigned: [2] } };
    expect(resultWords(speech, resigned, [YOU, COMPUTER]).rule).not.toBe('CP5.6');
  });
});

async function reasonIn(language: Language, line: string, other: Holder): Promise<string> {
  const { match } = followLines(follow(nim), line);
  const standing = standingFor(match, 'watcher');
  const outcome = must(outcomeOf(match), 'an outcome');
  const speech = { t: await messagesIn(language), texts: await tablut.texts(language) };
  const end = { standing, outcome, winnersOfGame: [] };
  return resultWords(speech, end, [YOU, other]).reason;
}
