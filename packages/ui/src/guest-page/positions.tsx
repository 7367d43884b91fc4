import type { GuestPositionsContent } from '@deck/guest';
import { Figures } from '../figures/figures.tsx';
import * as css from './positions.css.ts';

/** What is paid for, with its total. */
export function Positions({ positions: { rows, total } }: { positions: GuestPositionsContent }) {
  return (
    <dl className={css.rows}>
      {rows.map(({ name, detail, amount }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order may hold the same position twice
        <div key={i} className={css.row}>
          <dt className={css.name}>
            <span className={css.words}>{name}</span>{' '}
            {detail !== '' && <span className={css.detail}>{detail}</span>}
          </dt>
          <dd className={css.amount}>
            <Figures>{amount}</Figures>
          </dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{total.label}</dt>
        <dd className={css.amount}>
          <Figures>{total.value}</Figures>
        </dd>
      </div>
    </dl>
  );
}
