import type { CivilDate } from '@deck/values';

// The day comes before the month, as in dd.MM.yyyy.
const format = (day: CivilDate, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `Wednesday 25 November`, as a sentence begins. */
export function dayName(day: CivilDate, locale: string): string {
  const name = format(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** `Thu 26.11`. */
export const shortDay = (day: CivilDate, locale: string): string =>
  `${format(day, locale, { weekday: 'short' })} ${dayAndMonth(day)}`;

/** `26.11`. */
export const dayAndMonth = (day: CivilDate): string => `${day.slice(8)}.${day.slice(5, 7)}`;

/** `Friday`. */
export const weekday = (day: CivilDate, locale: string): string => format(day, locale, { weekday: 'long' });

/** `25 October`. */
export const dayOfMonth = (day: CivilDate, locale: string): string =>
  format(day, locale, { day: 'numeric', month: 'long' });
