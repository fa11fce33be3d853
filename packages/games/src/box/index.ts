export * from './game-box.ts';
export * from './game-texts.ts';
export * from './lesson.ts';
export * from './lesson-play.ts';
export * from './lid.ts';
export * from './practice-room.ts';
export * from './rules-of.ts';
export * from './table-module.ts';
