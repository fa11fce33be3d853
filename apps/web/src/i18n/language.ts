import { type GameBox, type Intro, introsIn, type Language } from '@kast/games';
import { must } from '@kast/kernel';
import { signal } from '@preact/signals';
import type { Messages } from './messages.generated.ts';

export type { Messages };

interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
  /** What stands on each box. */
  readonly intros: Readonly<Record<string, Intro>>;
}

const spoken = signal<Spoken | undefined>(undefined);

/** Speaks another language, as soon as its words are here. */
export async function speak(language: Language): Promise<void> {
  const [messages, intros] = await Promise.all([messagesIn(language), introsIn(language)]);
  spoken.value = { language, messages, intros };
  document.documentElement.lang = language;
}

export async function messagesIn(language: Language): Promise<Messages> {
  const { messages } = (await import(`./${language}/index.ftl`)) as { readonly messages: Messages };
  return messages;
}

/** The language that is spoken now; a component that asks is drawn again when it changes. */
export function language(): Language {
  return now().language;
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
