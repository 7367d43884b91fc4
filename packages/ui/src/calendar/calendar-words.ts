import { type CivilDate, getWeekday } from '@deck/values';
import type { DayPickerProps } from 'react-day-picker';
import type { Locale, Messages } from '../messages/messages.ts';
import { fullDate, monthName, toDay, weekdayName } from './date-words.ts';

/** The calendar's texts, from our own catalogue: the library only has one language. */
export function calendarWords(
  locale: Locale,
  messages: Messages,
  reasonOf: (date: CivilDate) => string | undefined,
) {
  const words = messages.calendar;
  const caption = (moment: Date) => `${monthName(toDay(moment), locale)} ${toDay(moment).slice(0, 4)}`;
  const labels: DayPickerProps['labels'] = {
    labelNav: () => words.months,
    labelPrevious: () => words.previous,
    labelNext: () => words.next,
    labelGrid: caption,
    labelWeekday: (moment) => weekdayName(toDay(moment), locale),
    labelDayButton: (moment, is) => {
      const date = toDay(moment);
      const place = is.range_start && is.range_end ? words.selected : undefined;
      const state =
        place ?? (is.range_start ? words.first : is.range_end ? words.last : is.selected && words.selected);
      return [fullDate(date, locale), is.today && words.today, state, reasonOf(date)]
        .filter((part) => typeof part === 'string')
        .join(', ');
    },
  };
  const formatters: DayPickerProps['formatters'] = {
    formatCaption: caption,
    formatWeekdayName: (moment) => words.weekdays[getWeekday(toDay(moment)) - 1] ?? '',
    formatDay: (moment) => String(Number(toDay(moment).slice(8))),
  };
  return { labels, formatters };
}
