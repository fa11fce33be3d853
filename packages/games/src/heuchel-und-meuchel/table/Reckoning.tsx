import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import type { ReckoningProps } from '../../box/table-module.ts';
import { type HeuchelView, isCard, type ScoreLine, scoreSheet } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { CardFace } from './CardFace.tsx';
import { CARD } from './geometry.ts';
import './reckoning.css';

/** HM6.2–HM6.4: what every card brought, column by column. */
export function Reckoning({
  view,
  texts,
  players,
}: ReckoningProps<HeuchelView, HeuchelTexts>): JSX.Element {
  const { sheet } = texts.table;
  return (
    <div class="hm-reckoning">
      {seatsOf(view.columns.length).map((seat) => {
        const lines = linesOf(view, seat);
        const total = lines.reduce((sum, { points }) => sum + points, 0);
        return (
          <table key={seat}>
            <caption>{players[seat - 1]?.name ?? texts.seatName(seat)}</caption>
            <tbody>
              {lines.map(({ card, row, points }) => (
                <tr key={card}>
                  <th scope="row">
                    <svg viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
                      <CardFace card={card} />
                    </svg>
                    <span>{texts.names.card(card)}</span>
                  </th>
                  <td class="where">
                    {row === undefined ? sheet.offTheBoard : texts.table.row({ row })}
                  </td>
                  <td class="points" data-minus={points < 0}>
                    {signed(points)}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {sheet.total}
                </th>
                <td class="points">{signed(total)}</td>
              </tr>
            </tfoot>
          </table>
        );
      })}
    </div>
  );
}

/** HM8.4: at the end every card is known. */
function linesOf({ columns, gone }: HeuchelView, seat: number): readonly ScoreLine[] {
  const open = columns.map((column) =>
    column.map(
      (pile) =>
        pile && {
          faceDown: pile.faceDown,
          cards: pile.cards.flatMap(({ card }) => (isCard(card) ? [{ card, known: 0 }] : [])),
        },
    ),
  );
  return scoreSheet({ columns: open, gone }, seat);
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}
