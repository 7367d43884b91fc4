import { type CivilDate, daysBetween } from '@deck/values';
import type { GuestLanguage } from './guest-facts.ts';

type Style = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

const year: Style = { year: 'numeric' };
const dayMonth: Style = { day: 'numeric', month: 'long' };
const dayShortMonth: Style = { day: 'numeric', month: 'short' };
const weekday: Style = { weekday: 'short' };

/** A date on the page: `Sat 12 June 2027`. */
export const fullDate = (date: CivilDate, language: GuestLanguage): string =>
  format(date, language, { ...weekday, ...dayMonth, ...year });

/** A day by which something is due: `Sun 22 November 2026`. */
export const dueDate = (date: CivilDate, language: GuestLanguage): string =>
  afterBy(fullDate(date, language), language);

/** The same, the month shortened: `Sun 22 Nov 2026`. */
export const shortDueDate = (date: CivilDate, language: GuestLanguage): string =>
  afterBy(shortDate(date, language), language);

/** And without the year: `Sun 22 Nov`. */
export const dueDateInYear = (date: CivilDate, language: GuestLanguage): string =>
  afterBy(shortDateInYear(date, language), language);

/** In Latvian, `līdz` asks for the dative, which Intl has not: `22. novembrim`, `29. maijam`. */
const afterBy = (text: string, language: GuestLanguage): string =>
  language === 'lv' ? text.replace(/is$/, 'im').replace(/s$/, 'am') : text;

/** `Sat 29 May 2027`, the month shortened. */
const shortDate = (date: CivilDate, language: GuestLanguage): string =>
  format(date, language, { ...weekday, ...dayShortMonth, ...year });

/** `Sun 22 Nov`. Lithuanian writes the month out: its short form is a number. */
export const shortDateInYear = (date: CivilDate, language: GuestLanguage): string =>
  format(date, language, { ...weekday, ...(language === 'lt' ? dayMonth : dayShortMonth) });

/** A day that has passed, without a weekday: `14 Nov 2026`. */
export const pastDate = (date: CivilDate, language: GuestLanguage): string =>
  format(date, language, { ...dayShortMonth, ...year });

/** `12 June 2027`. */
export const plainDate = (date: CivilDate, language: GuestLanguage): string =>
  format(date, language, { ...dayMonth, ...year });

/** `12 June`. */
export const dayOfYear = (date: CivilDate, language: GuestLanguage): string =>
  format(date, language, dayMonth);

/** `Saturday`, as a sentence begins. */
export const weekdayName = (date: CivilDate, language: GuestLanguage, width: 'long' | 'short'): string =>
  capitalised(format(date, language, { weekday: width }));

/** Two days, what they share said once: `12 – 19 June 2027`. */
export function dateRange(from: CivilDate, to: CivilDate, language: GuestLanguage): string {
  if (daysBetween(from, to) <= 0) return plainDate(from, language);
  if (language === 'lt') return lithuanianRange(from, to);
  return getFormat(language, { ...dayMonth, ...year }).formatRange(at(from), at(to));
}

/** Intl leaves out the words for year and day that Lithuanian needs: `2027 m. birželio 12–19 d.` */
function lithuanianRange(from: CivilDate, to: CivilDate): string {
  const [first, last] = [plainDate(from, 'lt'), plainDate(to, 'lt')];
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${first} – ${last}`;
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${first} – ${dayOfYear(to, 'lt')}`;
  return last.replace(/(\d+) d\.$/, `${Number(from.slice(8))}–$1 d.`);
}

/** The first letter of a sentence. Not that of a language, which would take the accent from Greek. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** English puts no comma after a weekday here. */
function format(date: CivilDate, language: GuestLanguage, style: Style): string {
  const text = getFormat(language, style).format(at(date));
  return language === 'en' ? text.replace(/^(\w+),/, '$1') : text;
}

/** Days are formatted in UTC, at their beginning. */
const at = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`);

function getFormat(language: GuestLanguage, style: Style): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(style)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...style, timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}
