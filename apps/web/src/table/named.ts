import { words } from '../i18n/language.ts';

/** A question to one of several at a device: “Ann – Resign?” */
export function named(question: string, name: string | undefined): string {
  return name === undefined ? question : words().table.askedByName({ name, text: question });
}
