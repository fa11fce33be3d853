export { type Pace, PACES, setPace } from './pace.ts';
export * from './stage.ts';
export { useTelling } from './use-telling.ts';
