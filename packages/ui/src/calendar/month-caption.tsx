import { addMonths, type CivilDate } from '@deck/values';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { type MonthCaptionProps, useDayPicker } from 'react-day-picker';
import { useUi } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './calendar.css.ts';
import { monthNames, toDay, toMoment } from './date-words.ts';

/** The heading of a month, with selects for month and year. */
export function MonthCaption({ calendarMonth, displayIndex, children, ...native }: MonthCaptionProps) {
  const { locale, messages } = useUi();
  const { dayPickerProps, goToMonth } = useDayPicker();
  const { startMonth: first, endMonth: last } = dayPickerProps;
  const { month: monthWord, year: yearWord } = messages.calendar;
  const month = toDay(calendarMonth.date);
  const [year, at] = [Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1];
  const names = monthNames(locale);
  // Two hundred year options are rendered after the days: nobody has opened the list yet.
  const isSeen = useIsSeen();
  const years = isSeen && first && last ? yearsFrom(first, last) : [year];
  const show = (next: CivilDate) => goToMonth(toMoment(addMonths(next, -displayIndex)));
  const isBeyond = (date: CivilDate) =>
    first !== undefined && last !== undefined && (date < monthStart(first) || date > toDay(last));
  return (
    <div {...native}>
      <Dropdown
        label={monthWord}
        value={at}
        shown={names[at]}
        onChange={(next) => show(addMonths(month, next - at))}
      >
        {names.map((name, index) => (
          <option key={name} value={index} disabled={isBeyond(addMonths(month, index - at))}>
            {name}
          </option>
        ))}
      </Dropdown>
      <Dropdown
        label={yearWord}
        value={year}
        shown={year}
        onChange={(next) => show(addMonths(month, 12 * (next - year)))}
      >
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Dropdown>
      {/* The library's own caption announces a change of the month. */}
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}

/** Whether the first frame has been painted. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setSeen(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isSeen;
}

const monthStart = (moment: Date) => `${toDay(moment).slice(0, 8)}01`;

function yearsFrom(first: Date, last: Date): number[] {
  const start = first.getUTCFullYear();
  return Array.from({ length: last.getUTCFullYear() - start + 1 }, (_, index) => start + index);
}

interface DropdownProps {
  label: string;
  value: number;
  shown: ReactNode;
  onChange: (value: number) => void;
  children: ReactNode;
}

/** The text is visible, and an invisible native select on top receives the clicks. */
function Dropdown({ label, value, shown, onChange, children }: DropdownProps) {
  return (
    <span className={css.dropdown}>
      <select
        className={css.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {children}
      </select>
      <span aria-hidden>{shown}</span>
    </span>
  );
}
