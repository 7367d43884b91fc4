import { LazyPart, part } from '../lazy-part/lazy-part.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { CalendarProps } from './calendar.tsx';
import { place } from './lazy-calendar.css.ts';

/** A field that is never opened never loads the calendar; one that has the focus may. */
export const calendar = part<CalendarProps>(() => import('./calendar.tsx'));

/** The calendar, in the room it will take. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <div className={place({ months: props.months })}>
      <LazyPart of={calendar} {...props} waiting={<Spinner />} />
    </div>
  );
}
