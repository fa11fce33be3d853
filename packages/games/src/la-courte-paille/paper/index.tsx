import type { JSX } from 'preact';
import type { PrintAndPlay } from '../../box/paper.ts';
import { DECK } from '../rules/index.ts';
import { CardDrawing } from '../table/drawing/Card.tsx';
import card from '../table/drawing/card.css?raw';
import paille from '../table/drawing/paille.css?raw';
import fin from '../table/drawing/pictures/fin.svg';

/** Nine to a sheet, on A4 and on Letter. */
const CARD = { width: 60, height: 84 };
const SHARK = 44;

/** CP1.1, CP2.5 */
export const paper: PrintAndPlay = {
  className: 'paille',
  styles: [paille, card],
  components: [
    {
      id: 'cards',
      shape: 'card',
      ...CARD,
      pieces: DECK.map((face) => ({
        front: <CardDrawing card={face} />,
        back: <CardDrawing card={undefined} />,
      })),
    },
    {
      id: 'shark',
      shape: 'round',
      width: SHARK,
      height: SHARK,
      pieces: [{ front: <Shark /> }],
    },
  ],
};

function Shark(): JSX.Element {
  return (
    <svg viewBox="-50 -50 100 100">
      <circle r="50" fill="#2f7d68" />
      <image href={fin} x="-36" y="-26" width="72" height="48" />
    </svg>
  );
}
