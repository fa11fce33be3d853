export {
  MOST_DRAW_OFFERS,
  MOST_UNDOS,
  MOST_UNDOS_IN_A_ROW,
  whyNoDraw,
  whyNoTakeBack,
} from './acts.ts';
export * from './chance.ts';
export * from './clock.ts';
export * from './counted-time.ts';
export * from './entry.ts';
export * from './game.ts';
export * from './history.ts';
export * from './hosted-match.ts';
export * from './match.ts';
export * from './nonces.ts';
export * from './open-game.ts';
export * from './options.ts';
export * from './play.ts';
export * from './playthrough.ts';
export * from './projection.ts';
export * from './question.ts';
export * from './random.ts';
export * from './record.ts';
export * from './record-clock.ts';
export * from './referee.ts';
export * from './refusal.ts';
export * from './result.ts';
export * from './seat.ts';
export * from './sha256.ts';
export * from './snapshot.ts';
export * from './standing.ts';
export * from './take-back-order.ts';
export * from './verdicts.ts';
