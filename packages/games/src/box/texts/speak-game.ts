import type { Outcome, Refusal, Seat } from '@kast/kernel';
import type {
  GameTexts,
  Intro,
  LegendLine,
  LessonTexts,
  OpponentTexts,
  OptionTexts,
} from './game-texts.ts';
import type { Player } from './part.ts';
import { type RefusalTexts, type RefusalToTell, tellRefusal } from './refusal-texts.ts';
import { type RulebookMessages, rulebookOf } from './rulebook.ts';

/** What every language supplies for a game; what more there is belongs to the game alone. */
export interface GameMessages<Refused extends RefusalToTell, Options> {
  readonly intro: Intro;
  readonly opponents: OpponentTexts;
  readonly options: OptionMessages<Options>;
  readonly refusals: RefusalTexts<Refused>;
  readonly rulebook: RulebookMessages;
  readonly lessons: Readonly<Record<string, LessonTexts>>;
}

/** A text for every value of every option. */
type OptionMessages<Options> = {
  readonly [Name in keyof Options]: Omit<OptionTexts, 'values'> &
    Readonly<Record<`value-${Options[Name] & (string | number | boolean)}`, string>>;
};

/** What a game decides itself, whatever the language. */
export interface GameVoice<Refused, ToldRefusal, SeatName extends string | undefined> {
  seatName(this: void, seat: Seat): SeatName;
  /** A refusal with its facts as the sentences want them; where it is missing, as it is. */
  toldAs?(this: void, refusal: Refused, players: readonly Player[]): ToldRefusal;
  outcome(this: void, outcome: Outcome, players?: readonly Player[]): string;
  openingName?(this: void, opening: string): string;
  readonly legend?: readonly LegendLine[];
  readonly letters?: GameTexts['letters'];
  /** The rules that are ours: the rulebook is silent there. */
  readonly rulings: readonly string[];
  /** The rules for a single page; where they are missing, the first of each chapter. */
  readonly essentials?: readonly string[];
}

/** The texts of one language, made of its messages. */
export function speakGame<
  Refused extends Refusal,
  Options,
  Messages extends GameMessages<ToldRefusal, Options>,
  SeatName extends string | undefined,
  ToldRefusal extends RefusalToTell = Refused,
>(
  messages: Messages,
  {
    seatName,
    outcome,
    openingName,
    legend = [],
    letters = {},
    rulings,
    essentials,
    toldAs,
  }: GameVoice<Refused, ToldRefusal, SeatName>,
) {
  const { intro, options, refusals, rulebook, lessons, ...own } = messages;
  const chapters = rulebookOf(rulebook, rulings);
  return {
    ...own,
    ...intro,
    seatName,
    outcome,
    ...(openingName ? { openingName } : {}),
    legend,
    letters,
    options: optionTexts(options),
    refusal: (refusal: Refused, players: readonly Player[] = []) =>
      tellRefusal(refusals, toldAs?.(refusal, players) ?? (refusal as unknown as ToldRefusal)),
    rulebook: chapters,
    essentials:
      essentials ?? chapters.flatMap(({ rules }) => rules.slice(0, 1).map(({ id }) => id)),
    lessons,
  };
}

/** A language of a game: what its code says, and its messages. */
export async function spoken<Messages>(
  voice: Promise<{ speak(this: void, messages: Messages): GameTexts }>,
  language: Promise<unknown>,
): Promise<GameTexts> {
  const [{ speak }, loaded] = await Promise.all([voice, language]);
  return speak((loaded as { readonly messages: Messages }).messages);
}

const VALUE = 'value-';

function optionTexts(
  options: Readonly<Record<string, Omit<OptionTexts, 'values'>>>,
): Readonly<Record<string, OptionTexts>> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { label, explain, ...values }]) => [
      name,
      { label, explain, values: optionValues(values) },
    ]),
  );
}

function optionValues(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name.slice(VALUE.length), text]),
  );
}
