import type { CivilDate, DateRange } from '@deck/values';
import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './calendar.css.ts';
import { calendarParts, ReasonContext } from './calendar-parts.tsx';
import { calendarWords } from './calendar-words.ts';
import { toDay, toMoment } from './date-words.ts';
import { utcDates } from './utc-dates.ts';

export interface CalendarProps {
  kind: 'day' | 'range';
  /** The selection: a single day is a range with equal ends. */
  chosen: DateRange;
  /** A preview of the days a second press would include. */
  preview?: DateRange | undefined;
  today: CivilDate;
  /** Any day of the first visible month. */
  month: CivilDate;
  onMonth: (month: CivilDate) => void;
  /** The number of months side by side. */
  months: 1 | 2;
  /** The first and the last selectable day. */
  first: CivilDate;
  last: CivilDate;
  /** The reason a day cannot be chosen. The day stays focusable, so that the reason is found. */
  reasonOf: (date: CivilDate) => string | undefined;
  /** Never called for a day with a reason. */
  onPick: (date: CivilDate) => void;
  /** Called with the day under the focus or pointer; undefined when there is none. */
  onPoint: (date: CivilDate | undefined) => void;
  /** Focuses the chosen day or today. */
  autoFocus?: boolean | undefined;
}

/** The days of one or two months. Loaded when first opened. */
export default function Calendar(props: CalendarProps) {
  const { locale, messages } = useUi();
  const { chosen, preview, reasonOf } = props;
  const words = useMemo(() => calendarWords(locale, messages, reasonOf), [locale, messages, reasonOf]);

  function pick(moment: Date) {
    const date = toDay(moment);
    if (reasonOf(date) === undefined) props.onPick(date);
    else props.onPoint(date);
  }

  return (
    <ReasonContext value={reasonOf}>
      <DayPicker
        dateLib={utcDates}
        lang={locale}
        {...(props.kind === 'range'
          ? { mode: 'range', selected: getMoments(chosen), onSelect: (_, moment) => pick(moment) }
          : { mode: 'single', selected: getMoments(chosen)?.from, onSelect: (_, moment) => pick(moment) })}
        today={toMoment(props.today)}
        month={toMoment(props.month)}
        onMonthChange={(month) => props.onMonth(toDay(month))}
        numberOfMonths={props.months}
        startMonth={toMoment(props.first)}
        endMonth={toMoment(props.last)}
        weekStartsOn={1}
        autoFocus={props.autoFocus ?? false}
        modifiers={{ preview: (moment) => isWithin(toDay(moment), preview) }}
        modifiersClassNames={{ preview: css.within }}
        classNames={css.classNames}
        components={calendarParts}
        labels={words.labels}
        formatters={words.formatters}
        onDayFocus={(moment) => props.onPoint(toDay(moment))}
        onDayBlur={() => props.onPoint(undefined)}
        onDayMouseEnter={(moment) => props.onPoint(toDay(moment))}
        onDayMouseLeave={() => props.onPoint(undefined)}
      />
    </ReasonContext>
  );
}

function getMoments({ from, to }: DateRange) {
  if (from === '' && to === '') return undefined;
  const end = to === '' ? undefined : toMoment(to);
  return from === '' ? { from: end, to: end } : { from: toMoment(from), to: end };
}

function isWithin(date: CivilDate, range: DateRange | undefined): boolean {
  return range !== undefined && date >= range.from && date <= range.to;
}
