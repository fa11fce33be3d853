import type { TossModule } from '../toss-slot.ts';

/** Not there yet: until then tosses are made by chance. */
export const toss: TossModule | undefined = undefined;
