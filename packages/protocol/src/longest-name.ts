/** Of a guest, in letters as a reader counts them. */
export const LONGEST_NAME = 24;
