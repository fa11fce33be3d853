import type { Language } from '@kast/games';
import type { Messages } from './messages.generated.ts';

const FETCH = {
  absence: (language: Language) => import(`./${language}/absence.ftl`),
  account: (language: Language) => import(`./${language}/account.ftl`),
  acts: (language: Language) => import(`./${language}/acts.ftl`),
  beginner: (language: Language) => import(`./${language}/beginner.ftl`),
  bigScreen: (language: Language) => import(`./${language}/big-screen.ftl`),
  chance: (language: Language) => import(`./${language}/chance.ftl`),
  faults: (language: Language) => import(`./${language}/faults.ftl`),
  invitation: (language: Language) => import(`./${language}/invitation.ftl`),
  notifications: (language: Language) => import(`./${language}/notifications.ftl`),
  clock: (language: Language) => import(`./${language}/clock.ftl`),
  paper: (language: Language) => import(`./${language}/paper.ftl`),
  puzzles: (language: Language) => import(`./${language}/puzzles.ftl`),
  ratings: (language: Language) => import(`./${language}/ratings.ftl`),
  replay: (language: Language) => import(`./${language}/replay.ftl`),
  result: (language: Language) => import(`./${language}/result.ftl`),
  rulebook: (language: Language) => import(`./${language}/rulebook.ftl`),
  setup: (language: Language) => import(`./${language}/setup.ftl`),
} satisfies Partial<Record<keyof Messages, (language: Language) => Promise<unknown>>>;

/** What is said only in some rooms, and comes with them. */
export type LaterText = keyof typeof FETCH;

export const LATER_TEXTS = Object.keys(FETCH) as readonly LaterText[];

export async function laterTexts(
  language: Language,
  names: readonly LaterText[],
): Promise<Partial<Messages>> {
  const texts = await Promise.all(
    names.map(async (name) => {
      const module = (await FETCH[name](language)) as { readonly texts: unknown };
      return [name, module.texts] as const;
    }),
  );
  return Object.fromEntries(texts);
}
