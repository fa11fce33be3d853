import { type GameBox, registry } from '@kast/games';

export function boxOf(game: string): GameBox | undefined {
  return registry.find(({ info }) => info.id === game);
}
