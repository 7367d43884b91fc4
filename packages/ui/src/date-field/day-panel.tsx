import type { CivilDate } from '@deck/values';
import type { DateRules } from '../calendar/date-rules.ts';
import { LazyCalendar } from '../calendar/lazy-calendar.tsx';
import type { CalendarPopoverState } from '../calendar/use-calendar-popover.ts';
import { useDayCalendar } from '../calendar/use-day-calendar.ts';
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
  const { calendar, reason } = useDayCalendar({ value, today, rules, popover });
  return (
    <div className={css.panel}>
      <LazyCalendar
        key={popover.hasFocus ? 'inside' : 'beside'}
        {...calendar}
        chosen={{ from: value, to: value }}
        onPick={onPick}
      />
      <p className={css.reason} aria-hidden>
        {reason}
      </p>
    </div>
  );
}
