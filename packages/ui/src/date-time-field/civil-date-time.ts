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

/** A date and a time on a wall, `2026-11-20T10:30`, or `2026-11-20T10:30:05`. Only a zone makes it an instant. */
export type CivilDateTime = string;

/** More than anybody writes for a moment: reading tries every gap, and a pasted book has many. */
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

/** As people read it: `20.11.2026 10:30`. @throws RangeError for no date. */
export function formatDateTime(value: CivilDateTime): string {
  const { date, time } = getParts(value);
  return `${formatDate(date)} ${time}`;
}

/**
 * Reads a typed or pasted moment: a day and a time in any of their forms, in either order, and an instant of the wire
 * (`2026-11-20T08:30:00Z`), which is brought to the zone. `date` where the text is a day alone.
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
  // Before the gaps: of `20 11 2026` the year would pass for a time.
  if (parseDate(plain, assumedYear) !== undefined) return 'date';
  // From the end: the spaces of `20 11 2026 10:30` are the date's, those of `9:30 PM` are tried first and lead nowhere.
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
 * The instant at which the zone's clocks show it, of two the first; undefined for a time the clocks leave out, and for a
 * day beyond the calendar's years.
 */
export function getInstant(value: CivilDateTime, zone: string): Instant | undefined {
  const { date, time } = getParts(value);
  if (!isInCalendar(date)) return undefined;
  const found = instantIn(zone, date, time.slice(0, 5));
  if (!found.ok) return undefined;
  return instantText(toEpoch(found.instant) + Number(time.slice(6)) * 1000);
}

/** Whether the clocks show it twice, because they were put back over it. */
export function comesTwice(value: CivilDateTime, zone: string): boolean {
  const first = getInstant(value, zone);
  if (first === undefined) return false;
  const time = getParts(value).time.slice(0, 5);
  // Clocks are put back by half an hour, by one, and in the Antarctic by more.
  return [30, 60, 120, 180].some((later) => {
    const at = zonedParts(toEpoch(first) + later * minute, zone);
    return at.time === time && at.date === getParts(value).date;
  });
}

/**
 * What the clocks of the zone show at an instant; undefined where that would lose a part of it, and beyond the
 * calendar's years.
 */
export function inZone(instant: Instant, zone: string, precision: ClockUnit): CivilDateTime | undefined {
  const epoch = toEpoch(instant);
  if (!isInCalendar(instantText(epoch).slice(0, 10))) return undefined;
  const { date, time } = zonedParts(instant, zone);
  const seconds = Math.floor(epoch / 1000) % 60;
  if (precision === 'second') return joined(date, `${time}:${String(seconds).padStart(2, '0')}`);
  return seconds === 0 ? joined(date, time) : undefined;
}
