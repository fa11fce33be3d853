export * from './scripted.ts';
export * from './toys/high-card.ts';
export * from './toys/high-card-state.ts';
export * from './toys/nim.ts';
