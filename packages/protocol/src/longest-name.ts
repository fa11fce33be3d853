/** Of a guest, in letters as a reader counts them. */
export const LONGEST_NAME = 24;

/** In letters as a program counts them: what is long is hard to find by trying. */
export const SHORTEST_PASSWORD = 10;
