import type { DayPickerProps } from 'react-day-picker';
import { toDay } from './date-words.ts';
import { UtcDate } from './utc-date.ts';

/**
 * Replaces the library's functions that depend on the machine's zone. All other functions keep the type of
 * the given date.
 */
export const utcDates: NonNullable<DayPickerProps['dateLib']> = {
  newDate: (year, month, day) => new UtcDate(Date.UTC(year, month, day)),
  today: () => new UtcDate(),
  // The library only uses `yyyy-MM-dd` and `yyyy-MM`, to compare days and months.
  format: (moment, pattern) => toDay(moment).slice(0, pattern.length),
};
