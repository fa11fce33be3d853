/**
 * What a link says of a page to those who do not open it. The sentences are the web app's, which the build
 * hands to the server as a file; they have nothing in them that would have to be filled in.
 */
export const PREVIEW_WORDS = [
  'siteTitle',
  'siteDescription',
  'rulebook',
  'lessons',
  'setup',
  'practice',
  'match',
  'invitation',
  'replay',
  'atTable',
  'toMove',
  'won',
  'drawn',
  'over',
  'freeSeat',
  'invitationFrom',
  'replayText',
  'yourTurn',
  'matchesWaiting',
  'timeShort',
  'mailConfirmSubject',
  'mailConfirm',
  'mailConfirmLink',
  'mailConfirmIgnore',
  'mailRecoverSubject',
  'mailRecover',
  'mailRecoverLink',
  'mailRecoverIgnore',
  'mailOpen',
  'mailStop',
] as const;

export type PreviewWords = Readonly<Record<(typeof PREVIEW_WORDS)[number], string>>;

/** In one language. */
export interface PreviewTexts {
  readonly words: PreviewWords;
  /** By the game's id. */
  readonly games: Readonly<Record<string, GameIntro>>;
}

export interface GameIntro {
  readonly name: string;
  readonly tagline: string;
  readonly about: string;
}

/** By the language's tag, as the build writes it. */
export type Previews = Readonly<Record<string, PreviewTexts>>;

export const PREVIEWS_FILE = 'previews.json';
