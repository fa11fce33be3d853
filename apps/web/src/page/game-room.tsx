import type { GameBox, GameTexts } from '@kast/games';
import type { ComponentType, JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { NotFound } from './NotFound.tsx';
import { Fetching } from './Page.tsx';
import { useGameTexts } from './use-game-texts.ts';

interface GameRoomProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
}

/** A page of one game, opened when its words are here. */
export function gameRoom(Room: ComponentType<GameRoomProps>): ComponentType {
  function Opened({ box }: { readonly box: GameBox }): JSX.Element {
    const texts = useGameTexts(box);
    if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
    return <Room box={box} texts={texts.value} />;
  }

  return () => {
    const { params } = useRoute();
    const box = boxOf(params['game'] ?? '');
    return box ? <Opened key={box.info.id} box={box} /> : <NotFound />;
  };
}
