import type { CivilDate } from '@deck/values';
import { useCallback, useState } from 'react';
import { type DateRules, getBounds, getRefusal, nearest } from '../calendar/date-rules.ts';
import { LazyCalendar } from '../calendar/lazy-calendar.tsx';
import { refusalWords } from '../calendar/refusal-words.ts';
import type { CalendarPopoverState } from '../calendar/use-calendar-popover.ts';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './day-panel.css.ts';

interface DayPanelProps {
  value: CivilDate | '';
  today: CivilDate;
  rules: DateRules;
  popover: CalendarPopoverState;
  onPick: (date: CivilDate) => void;
}

/** A month to choose a day from. The reason for a disabled day is shown below it. */
export function DayPanel({ value, today, rules, popover, onPick }: DayPanelProps) {
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
    (date: CivilDate) => {
      const refusal = getRefusal(date, rules);
      return refusal === undefined ? undefined : refusalWords(refusal, locale, messages);
    },
    [rules, locale, messages],
  );
  const reason = pointed === undefined ? undefined : reasonOf(pointed);
  return (
    <div className={css.panel}>
      <LazyCalendar
        key={popover.hasFocus ? 'inside' : 'beside'}
        kind="day"
        chosen={{ from: value, to: value }}
        today={today}
        month={month}
        onMonth={setMonth}
        months={1}
        first={first}
        last={last}
        reasonOf={reasonOf}
        onPick={onPick}
        onPoint={setPointed}
        autoFocus={popover.hasFocus}
      />
      {/* Screen readers get the reason from the day's name. */}
      <p className={css.reason} aria-hidden>
        {reason}
      </p>
    </div>
  );
}
