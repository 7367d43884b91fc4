import type { DayPickerProps } from 'react-day-picker';
import { toDay } from './date-words.ts';
import { UtcDate } from './utc-date.ts';

/** What the calendar's library would make or write by the machine's zone: it counts on with the dates it is given. */
export const utcDates: NonNullable<DayPickerProps['dateLib']> = {
  newDate: (year, month, day) => new UtcDate(Date.UTC(year, month, day)),
  today: () => new UtcDate(),
  // It asks for `yyyy-MM-dd` and `yyyy-MM` alone, to tell days and months apart.
  format: (moment, pattern) => toDay(moment).slice(0, pattern.length),
};
