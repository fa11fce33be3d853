/** What can be said at a table by one press; each reader gets it in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'one-moment',
  'back',
  'your-turn',
  'rematch',
  'good-game',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** In letters, as readers count them. */
export const LONGEST_CHAT = 200;
