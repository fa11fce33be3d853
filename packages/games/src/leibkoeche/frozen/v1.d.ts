import type { AnyGame } from '@kast/kernel';

export declare const game: AnyGame;
