import type { CivilDate, DateRange } from '@deck/values';
import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './calendar.css.ts';
import { calendarParts, type Reasons, ReasonsContext } from './calendar-parts.tsx';
import { calendarWords } from './calendar-words.ts';
import { toDay, toMoment } from './date-words.ts';
import { utcDates } from './utc-dates.ts';

export interface CalendarProps {
  kind: 'day' | 'range';
  /** What is chosen: for a single day both ends are the same. */
  chosen: DateRange;
  /** The days a second press would take in, shown before it. */
  preview?: DateRange | undefined;
  today: CivilDate;
  /** Any day of the first month that is shown. */
  month: CivilDate;
  onMonth: (month: CivilDate) => void;
  /** How many months stand side by side. */
  months: 1 | 2;
  /** The first and the last day it reaches. */
  first: CivilDate;
  last: CivilDate;
  /** Why a day cannot be chosen, in words. Such a day can still be pointed at, so that the reason is found. */
  reasonOf: (date: CivilDate) => string | undefined;
  /** Never called for a day that has a reason. */
  onPick: (date: CivilDate) => void;
  /** A day has the focus or the pointer; none has it any more. */
  onPoint: (date: CivilDate | undefined) => void;
  /** Takes the focus, on the chosen day or on today. */
  autoFocus?: boolean | undefined;
}

/** The days of one or two months. Loaded only when somebody opens one. */
export default function Calendar(props: CalendarProps) {
  const { locale, messages } = useUi();
  const { chosen, preview, reasonOf } = props;
  const words = useMemo(() => calendarWords(locale, messages, reasonOf), [locale, messages, reasonOf]);
  const reasons = useMemo<Reasons>(() => ({ reasonOf }), [reasonOf]);

  function pick(moment: Date) {
    const date = toDay(moment);
    if (reasonOf(date) === undefined) props.onPick(date);
    else props.onPoint(date);
  }

  return (
    <ReasonsContext value={reasons}>
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
    </ReasonsContext>
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
