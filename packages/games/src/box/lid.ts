export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What stands on the lid of a box: read before anything is opened. */
export interface Lid {
  readonly name: string;
  /** One line. */
  readonly tagline: string;
  /** Two or three sentences. */
  readonly about: string;
}

export type Lids = Readonly<Record<Language, Lid>>;
