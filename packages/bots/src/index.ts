export * from './bot.ts';
export * from './dice.ts';
