import { type Keyed, memo } from '@kast/ui/kit';
import type { JSX } from 'preact';
import type { LeibkoecheView, Pan, SeenPile } from '../../rules/index.ts';
import { Cook } from './Cook.tsx';
import { INK } from './colours.ts';
import { layerOf, PAN_MIDDLE, STACK_MIDDLE } from './geometry.ts';
import { CopperPan, Shadow } from './Kitchenware.tsx';
import { Crown, GarnishedPancake, ThrowingPancake } from './Pancakes.tsx';
import cover from './pictures/cover.svg';
import type { KitchenPiece } from './pieces.ts';

export function Thing(piece: Keyed<KitchenPiece>): JSX.Element {
  switch (piece.what) {
    case 'lid':
      return <image href={cover} x="-42" y="-49" width="84" height="72" />;
    case 'dish':
      return (
        <g transform="scale(0.84)">
          <GarnishedPancake kind={piece.garnish} crowned={false} />
        </g>
      );
    case 'pile':
      return <Pile kind={piece.garnish} size={piece.size} crown={piece.crown} />;
    case 'pancake':
      return (
        <>
          {piece.lies !== 'in-hand' && <Shadow cx={4} cy={9} rx={40} ry={28} />}
          <g transform={`scale(${piece.lies === 'in-hand' ? 0.62 : 0.92})`}>
            <ThrowingPancake face={piece.face} isHot={piece.lies === 'hot'} />
          </g>
        </>
      );
    default:
      return (
        <g transform={piece.isAside ? 'scale(0.76)' : undefined}>
          <Cook seat={piece.seat} />
          {piece.isCrowned && (
            <g class="lk-won">
              <Crown x={0} y={-96} />
            </g>
          )}
        </g>
      );
  }
}

/** LK1.3, LK6.1: five, of which each cook takes one at most: it is never used up. */
function Pile({ kind, size, crown }: Omit<SeenPile, 'tile'>): JSX.Element {
  return (
    <>
      <Shadow cx={5} cy={15} rx={44} ry={25} />
      <Layers count={size - 1} heightOf={layerOf} rx={40} />
      <g transform={`translate(0 ${layerOf(size - 1)}) scale(0.94)`}>
        <GarnishedPancake kind={kind} crowned={crown === 'top'} />
      </g>
    </>
  );
}

interface LayersProps {
  readonly count: number;
  readonly rx: number;
  readonly heightOf: (index: number) => number;
}

/** The pancakes under the top one: their edges are seen. */
function Layers({ count, rx, heightOf }: LayersProps): JSX.Element {
  const ry = rx * 0.725;
  return (
    <g fill="#d99c50" stroke={INK} stroke-width="2.2">
      {Array.from({ length: Math.max(0, count) }, (_, index) => (
        <path
          key={index}
          transform={`translate(${(index % 2) * 2 - 1} ${heightOf(index)})`}
          d={`M${-rx} 0v6a${rx} ${ry} 0 0 0 ${2 * rx} 0v-6a${rx} ${ry} 0 0 0 ${-2 * rx} 0z`}
        />
      ))}
    </g>
  );
}

const onStack = (index: number): number => 16 - index * 6;

/** The throwing pancakes that nobody has had yet. */
export const Stack = memo(({ size, top }: LeibkoecheView['stack']) => (
  <g transform={`translate(${STACK_MIDDLE.x} ${STACK_MIDDLE.y})`}>
    <Layers count={size - 1} heightOf={onStack} rx={36} />
    {top && (
      <>
        <g transform={`translate(0 ${onStack(size - 1)}) scale(0.86)`}>
          <ThrowingPancake face={top} />
        </g>
        <text class="lk-count" x="52" y="14">
          ×{size}
        </text>
      </>
    )}
  </g>
));

/** LK2: the pan of whoever has the turn. */
export const PanOfTheTurn = memo(({ pan }: { readonly pan: Pan }) => (
  <g transform={`translate(${PAN_MIDDLE.x} ${PAN_MIDDLE.y - 4})`}>
    <CopperPan pan={pan} />
  </g>
));
