/** A day of the calendar, `2026-11-20`: no time, no zone, the same everywhere. */
export type CivilDate = string;

/** Two days, both included. An empty string is no bound. */
export type DateRange = { readonly from: CivilDate | ''; readonly to: CivilDate | '' };

export type DatePreset = 'today' | 'last4weeks' | 'last3months' | 'last12months' | 'allTime';

/** The presets in the order they are offered. */
export const datePresets: readonly DatePreset[] = [
  'today',
  'last4weeks',
  'last3months',
  'last12months',
  'allTime',
];

const millisecondsPerDay = 86_400_000;

/** Whether the text is a day that exists, written `yyyy-MM-dd`, from the year 1 on: none was ever counted as 0. */
export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // A day too many may roll over into the next month.
  return !Number.isNaN(midnight) && dateAt(midnight) === text;
}

/**
 * The day as people read it: `31.12.2026`.
 * @throws RangeError for anything but a day that exists.
 */
export function formatDate(date: CivilDate): string {
  const [year, month, day] = checked(date).split('-');
  return `${day}.${month}.${year}`;
}

/** The day so many days later, earlier when below zero. @throws RangeError for no date, or beyond the years 1 to 9999. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return checked(dateAt(epochOfDay(date) + days * millisecondsPerDay));
}

/**
 * The same day so many months later, earlier when below zero; the month's last day where there is no such day: a
 * month after 31.01 is 28.02.
 * @throws RangeError for no date, or beyond the years 1 to 9999.
 */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const start = new Date(epochOfDay(date));
  const day = start.getUTCDate();
  start.setUTCMonth(start.getUTCMonth() + months, 1);
  // The last day of a month is the day before the first of the next.
  const last = new Date(start);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  start.setUTCDate(Math.min(day, last.getUTCDate()));
  return checked(dateAt(start.getTime()));
}

/** How many nights lie between two days, below zero when `to` is the earlier. @throws RangeError for no date. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return (epochOfDay(to) - epochOfDay(from)) / millisecondsPerDay;
}

/** The day of the week by ISO 8601: 1 is Monday, 7 is Sunday. @throws RangeError for no date. */
export function getWeekday(date: CivilDate): number {
  return ((new Date(epochOfDay(date)).getUTCDay() + 6) % 7) + 1;
}

/**
 * The days a preset means, both included and counted: the last four weeks are today and the 27 days before it, the
 * last three months begin on the day after this day three months ago, twelve likewise, all time has no bounds.
 * @throws RangeError for no date.
 */
export function presetRange(preset: DatePreset, today: CivilDate): DateRange {
  switch (preset) {
    case 'today':
      return { from: checked(today), to: today };
    case 'last4weeks':
      return { from: addDays(today, -27), to: today };
    case 'last3months':
      return { from: addDays(addMonths(today, -3), 1), to: today };
    case 'last12months':
      return { from: addDays(addMonths(today, -12), 1), to: today };
    case 'allTime':
      return { from: '', to: '' };
  }
}

function epochOfDay(date: CivilDate): number {
  return Date.parse(`${checked(date)}T00:00:00Z`);
}

/** The day a moment falls on in UTC, where every day has 24 hours: all but the time, which is 14 characters. */
function dateAt(epoch: number): string {
  return new Date(epoch).toISOString().slice(0, -14);
}

function checked(date: string): CivilDate {
  if (!isDate(date)) throw new RangeError(`'${date}' is not a date`);
  return date;
}
