import { type GameBox, type Intro, introsIn, type Language } from '@kast/games';
import { must } from '@kast/kernel';
import { signal } from '@preact/signals';
import { LATER_TEXTS, type LaterText, laterTexts } from './later-texts.ts';
import type { Messages } from './messages.generated.ts';

export type { Messages };

interface Spoken {
  readonly language: Language;
  /** What the cupboard says, and `later` of the rest. */
  readonly messages: Messages;
  readonly later: readonly LaterText[];
  /** What stands on each box. */
  readonly intros: Readonly<Record<string, Intro>>;
}

const spoken = signal<Spoken | undefined>(undefined);

/** Speaks another language, as soon as its words are here. */
export async function speak(language: Language): Promise<void> {
  for (;;) {
    const before = spoken.value?.later;
    const later = before ?? [];
    const [messages, intros] = await Promise.all([messagesIn(language, later), introsIn(language)]);
    // Unless a room has begun to say more meanwhile.
    if (spoken.value?.later !== before) continue;
    spoken.value = { language, messages, later, intros };
    document.documentElement.lang = language;
    return;
  }
}

/** Fetches what a room says, so that it can be drawn. */
export async function alsoSay(names: readonly LaterText[]): Promise<void> {
  for (;;) {
    const { language, later } = now();
    const missing = names.filter((name) => !later.includes(name));
    if (missing.length === 0) return;
    const texts = await laterTexts(language, missing);
    const { messages, later: meanwhile, ...rest } = now();
    // Unless another language was chosen meanwhile.
    if (language !== rest.language) continue;
    spoken.value = {
      ...rest,
      messages: { ...messages, ...texts },
      later: [...new Set([...meanwhile, ...missing])],
    };
  }
}

export async function messagesIn(
  language: Language,
  later: readonly LaterText[] = LATER_TEXTS,
): Promise<Messages> {
  const [first, rest] = await Promise.all([
    import(`./${language}/index.ftl`) as Promise<{ readonly messages: Messages }>,
    laterTexts(language, later),
  ]);
  return { ...first.messages, ...rest };
}

/** The language that is spoken now; a component that asks is drawn again when it changes. */
export function language(): Language {
  return now().language;
}

/** Of a language and a country. Some browsers name others, as `en-US@posix`, by which no date can be written. */
const LOCALE = /^[a-z]{2}-[A-Z]{2}$/;

/** The spoken language as the reader's own browser has it, for dates: those of `en-GB` are not those of `en-US`. */
export function locale(): string {
  const spokenNow = language();
  const own = navigator.languages.find((each) => LOCALE.test(each) && each.startsWith(spokenNow));
  return own ?? spokenNow;
}

/** What the app says, in the language that is spoken now. */
export function words(): Messages {
  return now().messages;
}

/** What stands on a box, in the language that is spoken now. */
export function introOf({ info: { id } }: GameBox): Intro {
  return must(now().intros[id], `an introduction of ${id}`);
}

function now(): Spoken {
  return must(spoken.value, 'words: speak() comes before the first drawing');
}
