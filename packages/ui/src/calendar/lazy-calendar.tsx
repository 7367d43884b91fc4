import { LazyPart, part } from '../lazy-part/lazy-part.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { CalendarProps } from './calendar.tsx';
import { place } from './lazy-calendar.css.ts';

/** Loads the calendar when a field takes the focus; a field that is never opened loads nothing. */
export const calendar = part<CalendarProps>(() => import('./calendar.tsx'));

/** The calendar, or a placeholder of the same size. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <div className={place({ months: props.months })}>
      <LazyPart of={calendar} {...props} waiting={<Spinner />} />
    </div>
  );
}
