import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import type { ReckoningProps } from '../../box/table-module.ts';
import { type HeuchelView, openScoreSheet, totalOf } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { CardPicture } from './drawing/CardFace.tsx';
import { signed } from './drawing/Residents.tsx';
import './drawing/heuchel.css';
import './drawing/reckoning.css';

/** HM6.2–HM6.4: what every card brought, column by column. */
export function Reckoning(
  props: ReckoningProps<Pick<HeuchelView, 'columns' | 'gone'>, HeuchelTexts>,
): JSX.Element {
  const { view, texts, players } = props;
  const { sheet } = texts.table;
  return (
    <div class="hm-reckoning">
      {seatsOf(view.columns.length).map((seat) => {
        const lines = openScoreSheet(view, seat);
        const total = totalOf(lines);
        return (
          <table key={seat}>
            <caption>{players[seat - 1]?.name ?? texts.seatName(seat)}</caption>
            <tbody>
              {lines.map(({ card, row, points }) => (
                <tr key={card}>
                  <th scope="row">
                    <CardPicture card={card} />
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
