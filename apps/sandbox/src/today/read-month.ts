import type { MonthUntilNow } from '@deck/api/contract/today';
import type { CivilDate } from '@deck/values';
import type { Queries } from '../database/queries.ts';
import { readSeries } from '../payments/list/totals.ts';
import type { Scope } from '../scope.ts';
import { getMonthSums, getMonths } from './month-sums.ts';

/** The month until a day and the month before, from the daily sums of the chart, which are those of the days. */
export async function readMonth(db: Queries, scope: Scope, day: CivilDate): Promise<MonthUntilNow> {
  const months = getMonths(day);
  const filter = { series: 'day', createdFrom: months.before.from, createdTo: day } as const;
  return { ...months, sums: getMonthSums((await readSeries(db, scope, filter)) ?? [], day) };
}
