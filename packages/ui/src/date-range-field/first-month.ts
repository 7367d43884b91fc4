import { addMonths, type CivilDate, type DateRange } from '@deck/values';
import { boundsOf, type DateRules } from '../calendar/date-rules.ts';

/**
 * The first of the months shown: the one the range begins in, or, when it does not fit, the one before it ends. With
 * no range it is today's, which stands last where one looks back.
 */
export function firstMonth(
  range: DateRange,
  today: CivilDate,
  months: 1 | 2,
  looksBack: boolean,
  rules: DateRules,
): CivilDate {
  const { first, last } = boundsOf(rules);
  const before = (date: CivilDate) => addMonths(monthOf(date), 1 - months);
  let month = looksBack ? before(today) : monthOf(today);
  if (range.to !== '') month = before(range.to);
  if (range.from !== '' && monthOf(range.from) > month) month = monthOf(range.from);
  if (range.from !== '' && range.to === '') month = monthOf(range.from);
  if (!looksBack && range.from !== '') month = monthOf(range.from);
  const latest = before(last) > monthOf(first) ? before(last) : monthOf(first);
  if (month > latest) return latest;
  return month < monthOf(first) ? monthOf(first) : month;
}

function monthOf(date: CivilDate): CivilDate {
  return `${date.slice(0, 8)}01`;
}
