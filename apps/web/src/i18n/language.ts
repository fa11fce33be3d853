import { LANGUAGES, type Language } from '@kast/games';
import { must } from '@kast/kernel';
import { batch, signal } from '@preact/signals';
import type { Messages } from './nl/index.ts';

export type { Messages };

const dictionaries: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  nl: () => import('./nl/index.ts'),
  en: () => import('./en/index.ts'),
};

const spoken = signal<Language>('nl');
const loaded = signal<Messages | undefined>(undefined);

/** Speaks another language, as soon as its words are here. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await dictionaries[language]();
  batch(() => {
    spoken.value = language;
    loaded.value = messages;
  });
  document.documentElement.lang = language;
}

/** The language that is spoken now; a component that asks is drawn again when it changes. */
export function language(): Language {
  return spoken.value;
}

/** What the app says, in the language that is spoken now. */
export function words(): Messages {
  return must(loaded.value, 'words: speak() comes before the first drawing');
}

/** The first language that the reader prefers and that we have. */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
