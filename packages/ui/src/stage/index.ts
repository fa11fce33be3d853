export { type Pace, paceNow, PACES, setPace } from './pace.ts';
export { performStyled } from './perform.ts';
export { performReading } from './reading.ts';
export * from './stage.ts';
export { useTelling } from './use-telling.ts';
