import {
  type CivilDate,
  type CivilTime,
  formatDate,
  type Instant,
  instantIn,
  instantText,
  isDate,
  isInstant,
  parseDate,
  toEpoch,
  zonedParts,
} from '@deck/values';
import { isInCalendar } from '../calendar/calendar-years.ts';
import { type ClockUnit, isClockTime, readClockTime } from '../time-field/clock-time.ts';

/** A local date and time, `2026-11-20T10:30` or `2026-11-20T10:30:05`. It needs a zone to be an instant. */
export type CivilDateTime = string;

/** Longer than any date-time: parsing tries every gap, and a pasted book has many. */
const longestText = 100;
const gaps = /(?<=\d)T(?=\d)|[\s,]+/gi;
const minute = 60_000;

export function isDateTime(text: string, precision: ClockUnit): boolean {
  const { date, time } = getParts(text);
  return text === joined(date, time) && isDate(date) && isClockTime(time, precision);
}

export function getParts(value: CivilDateTime): { readonly date: CivilDate; readonly time: CivilTime } {
  return { date: value.slice(0, 10), time: value.slice(11) };
}

export function joined(date: CivilDate, time: CivilTime): CivilDateTime {
  return `${date}T${time}`;
}

/** Formatted for display: `20.11.2026 10:30`. @throws RangeError for an invalid date. */
export function formatDateTime(value: CivilDateTime): string {
  const { date, time } = getParts(value);
  return `${formatDate(date)} ${time}`;
}

/**
 * Parses a typed or pasted date-time: a day and a time in any form and order. An instant of the wire
 * (`2026-11-20T08:30:00Z`) is converted to the zone. `date` if the text is only a day.
 */
export function parseDateTime(
  text: string,
  zone: string,
  precision: ClockUnit,
  assumedYear: number,
): CivilDateTime | 'date' | undefined {
  const plain = text.trim();
  if (plain.length > longestText) return undefined;
  if (isInstant(plain)) return inZone(plain, zone, precision);
  // Before trying gaps: in `20 11 2026` the year could be parsed as a time.
  if (parseDate(plain, assumedYear) !== undefined) return 'date';
  // From the end: the first spaces in `20 11 2026 10:30` belong to the date, while the space in `9:30 PM`
  // fails quickly.
  for (const { index, 0: gap } of [...plain.matchAll(gaps)].reverse()) {
    const [before, after] = [plain.slice(0, index), plain.slice(index + gap.length)];
    const found = pair(before, after, precision, assumedYear) ?? pair(after, before, precision, assumedYear);
    if (found !== undefined) return found;
  }
  return undefined;
}

function pair(day: string, clock: string, precision: ClockUnit, assumedYear: number) {
  const date = parseDate(day, assumedYear);
  const time = date === undefined ? undefined : readClockTime(clock, precision);
  return date === undefined || time === undefined ? undefined : joined(date, time);
}

/**
 * The instant of a local time in the zone; of two the first. Undefined for a time skipped by daylight saving,
 * and beyond the supported years.
 */
export function getInstant(value: CivilDateTime, zone: string): Instant | undefined {
  const { date, time } = getParts(value);
  if (!isInCalendar(date)) return undefined;
  const found = instantIn(zone, date, time.slice(0, 5));
  if (!found.ok) return undefined;
  return instantText(toEpoch(found.instant) + Number(time.slice(6)) * 1000);
}

/** Whether the local time occurs twice, because the clocks were set back. */
export function comesTwice(value: CivilDateTime, zone: string): boolean {
  const first = getInstant(value, zone);
  if (first === undefined) return false;
  const time = getParts(value).time.slice(0, 5);
  // Clocks are set back by half an hour, by an hour, and in the Antarctic by more.
  return [30, 60, 120, 180].some((later) => {
    const at = zonedParts(toEpoch(first) + later * minute, zone);
    return at.time === time && at.date === getParts(value).date;
  });
}

/**
 * The local time of an instant in the zone. Undefined if that would lose seconds, and beyond the supported
 * years.
 */
export function inZone(instant: Instant, zone: string, precision: ClockUnit): CivilDateTime | undefined {
  const epoch = toEpoch(instant);
  if (!isInCalendar(instantText(epoch).slice(0, 10))) return undefined;
  const { date, time } = zonedParts(instant, zone);
  const seconds = Math.floor(epoch / 1000) % 60;
  if (precision === 'second') return joined(date, `${time}:${String(seconds).padStart(2, '0')}`);
  return seconds === 0 ? joined(date, time) : undefined;
}
