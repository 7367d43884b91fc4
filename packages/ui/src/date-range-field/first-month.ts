import { addMonths, type CivilDate, type DateRange } from '@deck/values';
import { type DateRules, getBounds, nearest } from '../calendar/date-rules.ts';

/**
 * The first of the visible months. For past periods, as in a list's filter, the range's end or today is in
 * the last month. Otherwise its start or today is in the first.
 */
export function firstMonth(
  range: DateRange,
  today: CivilDate,
  months: 1 | 2,
  looksBack: boolean,
  rules: DateRules,
): CivilDate {
  const { first, last } = getBounds(rules);
  // A day from outside may be at the edge of the supported years, with no earlier month.
  const asFirst = (date: CivilDate) => toMonth(nearest(date, first, last));
  const asLast = (date: CivilDate) => addMonths(asFirst(date), 1 - months);
  const { from, to } = range;
  const month = looksBack
    ? to !== '' || from === ''
      ? asLast(to || today)
      : asFirst(from)
    : from !== '' || to === ''
      ? asFirst(from || today)
      : asLast(to);
  return nearest(month, toMonth(first), nearest(asLast(last), toMonth(first), toMonth(last)));
}

function toMonth(date: CivilDate): CivilDate {
  return `${date.slice(0, 8)}01`;
}
