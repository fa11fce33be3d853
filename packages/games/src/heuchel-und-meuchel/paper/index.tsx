import { seatsOf } from '@kast/kernel';
import { Letters } from '@kast/ui/kit';
import type { JSX } from 'preact';
import type { PrintAndPlay } from '../../box/paper.ts';
import { info } from '../info.ts';
import { DECK, ROWS } from '../rules/index.ts';
import { CardPicture } from '../table/drawing/CardFace.tsx';
import { CARD, houseOf } from '../table/drawing/geometry.ts';
import { House } from '../table/drawing/House.tsx';
import type { HeuchelProps } from '../table/table-props.ts';
import style from '../table/drawing/heuchel.css?raw';

/** The drawing's units in millimetres: the whole house on three sheets, and a card in each of its rooms. */
const UNIT = 0.5;
const COLUMN = 76;

const HOUSE = houseOf({ seats: info.seats.max, width: info.seats.max * COLUMN + 54, floor: 70 });

/** HM1.1, HM1.3 */
export const paper: PrintAndPlay = {
  className: 'heuchel',
  styles: [style],
  inWordsOf: ({ table }: HeuchelProps['texts'], drawn) => (
    <Letters.Provider value={table.letter}>{drawn}</Letters.Provider>
  ),
  components: [
    {
      id: 'board',
      shape: 'board',
      width: HOUSE.width * UNIT,
      height: HOUSE.height * UNIT,
      seams: {
        across: seatsOf(HOUSE.seats).map((seat) => HOUSE.leftOf(seat) * UNIT),
        down: ROWS.map((row) => HOUSE.ceilingOf(row) * UNIT),
      },
      pieces: [{ front: <WholeHouse /> }],
    },
    {
      id: 'cards',
      shape: 'card',
      width: (CARD.width + 2) * UNIT,
      height: (CARD.height + 2) * UNIT,
      pieces: DECK.map((card) => ({
        front: <CardPicture card={card} />,
        back: <CardPicture card="?" />,
      })),
    },
  ],
};

function WholeHouse(): JSX.Element {
  return (
    <svg viewBox={`0 0 ${HOUSE.width} ${HOUSE.height}`}>
      <House house={HOUSE} />
    </svg>
  );
}
