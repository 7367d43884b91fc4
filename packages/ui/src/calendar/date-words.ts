import { addMonths, type CivilDate } from '@deck/values';
import { cachedBy } from '../messages/cached-by.ts';
import type { Locale } from '../messages/messages.ts';
import { UtcDate } from './utc-date.ts';

// The day comes before the month, as in dd.MM.yyyy.
const getTag = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

const getFormat = cachedBy((key: string) => {
  const [locale, kind] = key.split(' ');
  const options: Intl.DateTimeFormatOptions =
    kind === 'weekday'
      ? { weekday: 'long' }
      : kind === 'month'
        ? { month: 'long', year: 'numeric' }
        : { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
});

/** The UTC instant that represents a day: in UTC every day has 24 hours. */
export function toMoment(date: CivilDate): UtcDate {
  return new UtcDate(`${date}T00:00:00Z`);
}

/** The day of a UTC instant. */
export function toDay(moment: Date): CivilDate {
  return moment.toISOString().slice(0, 10);
}

/** The full name of a day: `Friday, 20 November 2026`. */
export function fullDate(date: CivilDate, locale: Locale): string {
  return getFormat(`${getTag(locale)} day`).format(toMoment(date));
}

export function weekdayName(date: CivilDate, locale: Locale): string {
  return getFormat(`${getTag(locale)} weekday`).format(toMoment(date));
}

/** The standalone name of a month, capitalised: `Ноябрь`, `Νοέμβριος`. */
export function monthName(date: CivilDate, locale: Locale): string {
  // Without a year, Intl returns the Greek form that follows a day.
  const parts = getFormat(`${getTag(locale)} month`).formatToParts(toMoment(date));
  const name = parts.find(({ type }) => type === 'month')?.value ?? '';
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const getMonths = cachedBy((locale: string) =>
  Array.from({ length: 12 }, (_, at) => monthName(addMonths('2026-01-01', at), locale as Locale)),
);

/** The names of the months, from January. */
export const monthNames = (locale: Locale): readonly string[] => getMonths(locale);
