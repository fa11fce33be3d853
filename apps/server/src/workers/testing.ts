/** What threads run in tests: as the server's own, with the referees of the test kit. */
export const TOYS_FILE = new URL('./testing/toys.ts', import.meta.url);
export const CLUMSY_REFEREE_FILE = new URL('./testing/clumsy-referee.ts', import.meta.url);
export const ABSURD_REFEREE_FILE = new URL('./testing/absurd-referee.ts', import.meta.url);
export const ENDLESS_THOUGHT_FILE = new URL('./testing/endless-thought.ts', import.meta.url);
