import type { CivilDate } from '@deck/values';
import { useCallback, useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import type { CalendarProps } from './calendar.tsx';
import { type DateRules, getBounds, getRefusal, nearest } from './date-rules.ts';
import { refusalWords } from './refusal-words.ts';
import type { CalendarPopoverState } from './use-calendar-popover.ts';

interface DayCalendarOptions {
  /** The day of the field, not one that is chosen but not yet applied. Empty for none. */
  value: CivilDate | '';
  today: CivilDate;
  rules: DateRules;
  popover: CalendarPopoverState;
}

/** One month in a popover, to choose a day from: which month is shown, and why a day cannot be chosen. */
export function useDayCalendar({ value, today, rules, popover }: DayCalendarOptions) {
  const { locale, messages } = useUi();
  const { first, last } = getBounds(rules);
  const [month, setMonth] = useState(() => nearest(value === '' ? today : value, first, last));
  const [seen, setSeen] = useState(value);
  // Another day was typed beside the open calendar. Days being pressed must not move.
  if (seen !== value) {
    setSeen(value);
    if (value !== '' && !popover.isPressed) setMonth(nearest(value, first, last));
  }
  const [pointed, setPointed] = useState<CivilDate>();
  const reasonOf = useCallback(
    (day: CivilDate) => {
      const refusal = getRefusal(day, rules);
      return refusal && refusalWords(refusal, locale, messages);
    },
    [rules, locale, messages],
  );
  return {
    /** The props of the calendar, without the chosen day. */
    calendar: {
      kind: 'day',
      today,
      month,
      onMonth: setMonth,
      months: 1,
      first,
      last,
      reasonOf,
      onPoint: setPointed,
      autoFocus: popover.hasFocus,
    } satisfies Omit<CalendarProps, 'chosen' | 'onPick'>,
    /** Why the day under the pointer cannot be chosen. Screen readers get it from the day's name. */
    reason: pointed === undefined ? undefined : reasonOf(pointed),
  };
}
