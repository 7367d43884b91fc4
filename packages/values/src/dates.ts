/** A calendar day, `2026-11-20`, without time and zone. */
export type CivilDate = string;

/** Two days, inclusive. An empty string means open. */
export type DateRange = { readonly from: CivilDate | ''; readonly to: CivilDate | '' };

export type DatePreset = 'today' | 'last4weeks' | 'last3months' | 'last12months' | 'allTime';

/** The presets in display order. */
export const datePresets: readonly DatePreset[] = [
  'today',
  'last4weeks',
  'last3months',
  'last12months',
  'allTime',
];

const millisecondsPerDay = 86_400_000;

/** Whether the text is a valid day `yyyy-MM-dd`, from the year 1 on: there was no year 0. */
export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // An invalid day may roll over into the next month.
  return !Number.isNaN(midnight) && dateAt(midnight) === text;
}

/** Formats a day: `31.12.2026`. @throws RangeError for an invalid day. */
export function formatDate(date: CivilDate): string {
  const [year, month, day] = checked(date).split('-');
  return `${day}.${month}.${year}`;
}

/**
 * Adds days; a negative number subtracts.
 * @throws RangeError for an invalid day, or beyond the years 1 to 9999.
 */
export function addDays(date: CivilDate, days: number): CivilDate {
  return checked(dateAt(epochOfDay(date) + days * millisecondsPerDay));
}

/**
 * Adds months; a negative number subtracts. The result is clamped to the month's last day: a month after
 * 31.01 is 28.02.
 * @throws RangeError for an invalid day, or beyond the years 1 to 9999.
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

/** The nights between two days, negative if `to` is earlier. @throws RangeError for an invalid day. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return (epochOfDay(to) - epochOfDay(from)) / millisecondsPerDay;
}

/** The weekday by ISO 8601: 1 is Monday, 7 is Sunday. @throws RangeError for an invalid day. */
export function getWeekday(date: CivilDate): number {
  return ((new Date(epochOfDay(date)).getUTCDay() + 6) % 7) + 1;
}

/**
 * The days of a preset, inclusive. The last four weeks are today and the 27 days before. The last three
 * months start on the day after this day three months ago, twelve likewise. All time is open.
 * @throws RangeError for an invalid day.
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

/** The preset that means these days today. @throws RangeError for an invalid today. */
export function findPreset(
  range: DateRange,
  presets: readonly DatePreset[],
  today: CivilDate,
): DatePreset | undefined {
  return presets.find((preset) => {
    const { from, to } = presetRange(preset, today);
    return from === range.from && to === range.to;
  });
}

function epochOfDay(date: CivilDate): number {
  return Date.parse(`${checked(date)}T00:00:00Z`);
}

/** The UTC day of an instant: without the time, which has 14 characters. */
function dateAt(epoch: number): string {
  return new Date(epoch).toISOString().slice(0, -14);
}

function checked(date: string): CivilDate {
  if (!isDate(date)) throw new RangeError(`'${date}' is not a date`);
  return date;
}
