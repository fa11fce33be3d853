export * from './errors.ts';
export * from './fields.ts';
export * from './guest.ts';
export * from './live.ts';
export * from './match.ts';
export * from './play.ts';
export * from './record.ts';
export * from './stream.ts';
