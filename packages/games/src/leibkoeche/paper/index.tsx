import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import type { PaperComponent, PrintAndPlay } from '../../box/paper.ts';
import { info } from '../info.ts';
import { COLUMNS, KINDS, otherFace, ROWS, THROWING } from '../rules/index.ts';
import { colourOfSeat } from '../table/drawing/colours.ts';
import { Cook } from '../table/drawing/Cook.tsx';
import { HEIGHT, TILES_FRAME, WIDTH } from '../table/drawing/geometry.ts';
import { Kitchen } from '../table/drawing/Kitchen.tsx';
import labels from '../table/drawing/labels.css?raw';
import leibkoeche from '../table/drawing/leibkoeche.css?raw';
import { FlatPancake, FlatThrowingPancake, PlainPancake } from './FlatPancake.tsx';
import { PlacesOfTray } from './PlacesOfTray.tsx';

/** On the screen tiles are seen a little from the front; on paper they are square, 35 millimetres. */
const UNIT = { x: 0.35, y: (0.35 * 100) / 78 };
const PANCAKE = 28;
const TRAY = { width: 186, height: 42 };

const SEATS = seatsOf(info.seats.max);
/** Of each kind: one for the king, and five in the pile, one of which bears a crown. LK1.2, LK1.3 */
const IN_PILE = [true, false, false, false, false];

/** LK1 */
export const paper: PrintAndPlay = {
  className: 'leibkoeche',
  styles: [leibkoeche, labels],
  components: [
    {
      id: 'board',
      shape: 'board',
      width: WIDTH * UNIT.x,
      height: HEIGHT * UNIT.y,
      seams: {
        across: edges(TILES_FRAME.x, TILES_FRAME.width, COLUMNS, UNIT.x),
        down: edges(TILES_FRAME.y, TILES_FRAME.height, ROWS, UNIT.y),
      },
      pieces: [{ front: <WholeKitchen /> }],
    },
    {
      id: 'trays',
      shape: 'card',
      ...TRAY,
      pieces: SEATS.map((seat) => ({ front: <PlacesOfTray seat={seat} {...TRAY} /> })),
    },
    rounds(
      'kings-pancakes',
      PANCAKE,
      KINDS.map((kind) => ({
        front: <FlatPancake kind={kind} crowned={false} />,
        back: <PlainPancake />,
      })),
    ),
    rounds(
      'pancakes',
      PANCAKE,
      KINDS.flatMap((kind) =>
        IN_PILE.map((crowned) => ({
          front: <FlatPancake kind={kind} crowned={crowned} />,
          back: <PlainPancake />,
        })),
      ),
    ),
    rounds(
      'throwing-pancakes',
      PANCAKE,
      THROWING.map((low) => ({
        front: <FlatThrowingPancake face={low} />,
        back: <FlatThrowingPancake face={otherFace(low)} />,
      })),
    ),
    rounds(
      'cooks',
      PANCAKE,
      SEATS.map((seat) => ({ front: <CookToken seat={seat} /> })),
    ),
    // LK1.6: each has a normal one. LK2.1: who leads and who is last borrow the others.
    rounds(
      'pans',
      90,
      SEATS.map(() => ({ front: <FlatPan /> })),
    ),
    rounds('pans', 71, [{ front: <FlatPan /> }]),
    rounds('pans', 109, [{ front: <FlatPan /> }]),
  ],
};

/** Between the tiles. */
function edges(from: number, length: number, count: number, unit: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (from + (index * length) / count) * unit);
}

function rounds(
  id: PaperComponent['id'],
  size: number,
  pieces: PaperComponent['pieces'],
): PaperComponent {
  return { id, shape: 'round', width: size, height: size, pieces };
}

function WholeKitchen(): JSX.Element {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <Kitchen />
    </svg>
  );
}

function CookToken({ seat }: { readonly seat: number }): JSX.Element {
  return (
    <svg viewBox="-57 -100 120 120">
      <circle cx="3" cy="-40" r="60" fill={colourOfSeat(seat)} />
      <circle cx="3" cy="-40" r="54" fill="#fbf6ec" />
      <Cook seat={seat} />
    </svg>
  );
}

function FlatPan(): JSX.Element {
  return (
    <svg viewBox="-52 -52 104 104" stroke="#2b211a" stroke-width="1.5">
      <circle r="51" fill="#dd9154" />
      <circle r="46" fill="#7a3d18" />
      <path fill="none" stroke="#f6c79a" stroke-width="3" d="M-38-12a40 40 0 0 1 26-26" />
    </svg>
  );
}
