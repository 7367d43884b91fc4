import { Icon } from '@deck/ui';
import { formatDate, formatMoney, parseMoney } from '@deck/values';
import { ChevronRight } from 'lucide-react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import * as css from './order-details.css.ts';
import { useReading } from './reading.ts';

/** The maximum number of positions shown expanded. */
const SHORT = 3;

type Details = NonNullable<PayerView['details']>;
type Days = NonNullable<Details['positions'][number]['days']>;

/** The positions of the payment's order, if the company shows them. */
export function OrderDetails({ details }: { details: Details | null }) {
  const { words, language } = useReading();
  if (!details || details.positions.length === 0) return null;
  const { currency, positions } = details;
  return (
    <details className={css.details} open={positions.length <= SHORT}>
      <summary className={css.summary}>
        <span className={css.chevron}>
          <Icon shape={ChevronRight} size={14} />
        </span>
        {words.details}
      </summary>
      <ul className={css.list}>
        {positions.map(({ name, days, trip, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: positions have no key and never change here.
          <li key={index} className={css.position}>
            <span className={css.name}>
              {name}
              {days && <span className={css.days}>{getDates(days, trip && words.trip[trip])}</span>}
            </span>
            <span className={css.amount}>{formatMoney(parseMoney(amount, currency), language)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `24.11.2026, one way`; one day is written once. */
function getDates({ from, to }: Days, trip: string | null): string {
  const dates = [from, ...(to === from ? [] : [to])].map(formatDate).join(' - ');
  return trip === null ? dates : `${dates}, ${trip}`;
}
