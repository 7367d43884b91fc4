import { formatDate } from '@deck/values';
import type { Locale, Messages } from '../messages/messages.ts';
import type { DayRefusal } from './date-rules.ts';
import { weekdayName } from './date-words.ts';

/** The reason a day cannot be chosen, as a sentence. */
export function refusalWords(refusal: DayRefusal, locale: Locale, messages: Messages): string {
  const words = messages.calendar.refusal;
  switch (refusal.kind) {
    case 'early':
      return words.early(formatDate(refusal.limit));
    case 'late':
      return words.late(formatDate(refusal.limit));
    case 'weekday':
      return words.weekday(weekdayName(refusal.date, locale));
    case 'taken':
      return refusal.reason ?? words.taken;
  }
}
