import { lazy, Suspense } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import type { CalendarProps } from './calendar.tsx';
import { place } from './lazy-calendar.css.ts';

/** A field that is never opened never loads the calendar; one that has the focus may. */
export const loadCalendar = () => import('./calendar.tsx');

const Calendar = lazy(loadCalendar);

/** The calendar, in the room it will take. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <div className={place({ months: props.months })}>
      <Suspense fallback={<Spinner />}>
        <Calendar {...props} />
      </Suspense>
    </div>
  );
}
