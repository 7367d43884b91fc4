import type { PaymentPage } from '@deck/api/contract/payments';
import type { MonthSum } from '@deck/api/contract/today';
import { addMonths, type CivilDate, parseMoney } from '@deck/values';
import { amountIn } from '../payments/order-balance.ts';

interface Days {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The month until a day, and the same days of the month before: all of it where it is shorter. */
export function getMonths(day: CivilDate): { readonly days: Days; readonly before: Days } {
  const from = `${day.slice(0, 7)}-01`;
  return { days: { from, to: day }, before: { from: addMonths(from, -1), to: addMonths(day, -1) } };
}

type Series = NonNullable<PaymentPage['series']>;

/** Adds up the sums of days, by currency in the order of their codes. */
export function getMonthSums(series: Series, day: CivilDate): MonthSum[] {
  const { days, before } = getMonths(day);
  const byCurrency = Map.groupBy(series, ({ currency }) => currency);
  return [...byCurrency]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, all]) => {
      const sum = (of: 'paid' | 'refunded', { from, to }: Days) =>
        amountIn(currency)(
          all
            .filter(({ period }) => period >= from && period <= to)
            .reduce((minor, one) => minor + parseMoney(one[of], currency).minor, 0n),
        );
      return {
        currency,
        paid: sum('paid', days),
        refunded: sum('refunded', days),
        paidBefore: sum('paid', before),
      };
    })
    .filter(({ paid, refunded, paidBefore }) => /[1-9]/.test(paid + refunded + paidBefore));
}
