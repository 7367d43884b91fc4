import type { Locale } from '../messages/messages.ts';
import type { ChartStep } from './chart-props.ts';
import { dayMark, monthMark } from './chart-words.ts';

/** Above this number of days, months are labelled. */
const mostMarkedDays = 62;

/** The approximate width of a character, and the minimum gap of two labels, in pixels. */
const letter = 6.2;
const gap = 12;

export interface DateMark {
  readonly index: number;
  readonly words: string;
}

/** The labels below a chart: as many as fit side by side, always including the first. */
export function dateMarks(
  dates: readonly string[],
  step: ChartStep,
  slot: number,
  locale: Locale,
): readonly DateMark[] {
  const marks: DateMark[] = [];
  let free = Number.NEGATIVE_INFINITY;
  const width = dates.length * slot;
  for (const [index, words] of candidates(dates, step, locale)) {
    const size = words.length * letter;
    // A label is centred below its slot, but kept inside the chart at both ends.
    const start = Math.min(Math.max(0, (index + 0.5) * slot - size / 2), Math.max(0, width - size));
    if (start < free) continue;
    marks.push({ index, words });
    free = start + size + gap;
  }
  return marks;
}

function candidates(dates: readonly string[], step: ChartStep, locale: Locale): [number, string][] {
  if (step === 'day' && dates.length <= mostMarkedDays)
    return dates.flatMap((date, index) =>
      index === 0 || isRound(date) ? [[index, dayMark(date, locale)] as [number, string]] : [],
    );
  return dates.flatMap((date, index) => {
    const isMonth = step === 'month' || date.endsWith('-01');
    const withYear = index === 0 || date.slice(5, 7) === '01';
    return isMonth || index === 0 ? [[index, monthMark(date, withYear, locale)] as [number, string]] : [];
  });
}

/** The 1st, 5th, 10th, 15th, 20th and 25th. */
function isRound(date: string): boolean {
  const day = Number(date.slice(8));
  return day === 1 || (day % 5 === 0 && day < 30);
}
