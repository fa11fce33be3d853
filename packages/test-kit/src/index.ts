export * from './conformance/conformance-faults.ts';
export * from './leak/leak-faults.ts';
export * from './scripted.ts';
export * from './toys/high-card.ts';
export * from './toys/high-card-state.ts';
export * from './toys/nim.ts';
export * from './toys/quoits.ts';
export * from './trial.ts';
