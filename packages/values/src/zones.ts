import { type CivilDate, formatDate, isDate } from './dates.ts';
import { type Instant, instantText, toEpoch } from './instant.ts';
import { type CivilTime, isTime } from './time.ts';

/** A local date and time. */
export type ZonedParts = { readonly date: CivilDate; readonly time: CivilTime };

/** The instant of a local time, or the error if the clocks skip it. */
export type InstantIn =
  | { readonly ok: true; readonly instant: string }
  | { readonly ok: false; readonly reason: 'skipped' };

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number | 'changes'>>();
const millisecondsPerDay = 86_400_000;

/** Whether the text is a time zone this machine knows: `Europe/Athens`. */
export function isZone(zone: string): boolean {
  try {
    formatIn(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The local date and time in a zone at an instant, without seconds.
 * @throws RangeError for a malformed instant or an unknown zone.
 */
export function zonedParts(instant: Instant, zone: string): ZonedParts {
  const [date = '', time = ''] = new Date(wallClock(toEpoch(instant), zone)).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}

/**
 * Formats an instant in a zone: `20.11.2026 09:41`. The screen must name the zone.
 * @throws RangeError for a malformed instant or an unknown zone.
 */
export function formatInstant(instant: Instant, zone: string): string {
  const { date, time } = zonedParts(instant, zone);
  return `${formatDate(date)} ${time}`;
}

/**
 * The same with the zone's name, for readers who may be in another: `20.11.2026 09:41 (Europe/Athens)`.
 * @throws RangeError for a malformed instant or an unknown zone.
 */
export const formatZoned = (instant: Instant, zone: string): string =>
  `${formatInstant(instant, zone)} (${zone})`;

/** The current day in a zone at an instant. @throws RangeError for a malformed instant or an unknown zone. */
export function today(zone: string, now: Instant): CivilDate {
  return zonedParts(now, zone).date;
}

/**
 * The instant of a local date and time in a zone. A time that the clocks skip is refused; of a time that
 * occurs twice the first is used.
 * @throws RangeError for an invalid date or time, or an unknown zone.
 */
export function instantIn(zone: string, date: CivilDate, time: CivilTime): InstantIn {
  if (!isDate(date)) throw new RangeError(`'${date}' is not a date`);
  if (!isTime(time)) throw new RangeError(`'${time}' is not a time`);
  const wall = Date.parse(`${date}T${time}:00Z`);
  // The offsets before and after a nearby change. The earlier comes first, like the first of two times.
  const first = [wall - millisecondsPerDay, wall + millisecondsPerDay]
    .map((near) => wall - offsetAt(near, zone))
    .find((epoch) => wallClock(epoch, zone) === wall);
  return first === undefined ? { ok: false, reason: 'skipped' } : { ok: true, instant: instantText(first) };
}

/** The local time as if it were UTC: milliseconds since 1970, whole seconds. */
function wallClock(epoch: number, zone: string): number {
  const seconds = Math.floor(epoch / 1000) * 1000;
  return seconds + offsetAt(seconds, zone);
}

/**
 * The zone's offset to UTC at an instant, in milliseconds. `Intl` is slow and lists show thousands of
 * instants, so the offset is cached per UTC day, except for days with a clock change.
 */
function offsetAt(epoch: number, zone: string): number {
  const day = Math.floor(epoch / millisecondsPerDay);
  const days = offsets.get(zone) ?? new Map<number, number | 'changes'>();
  const known = days.get(day) ?? offsetOfDay(day, zone);
  offsets.set(zone, days.set(day, known));
  return known === 'changes' ? offsetToldBy(epoch, zone) : known;
}

function offsetOfDay(day: number, zone: string): number | 'changes' {
  const offset = offsetToldBy(day * millisecondsPerDay, zone);
  return offset === offsetToldBy((day + 1) * millisecondsPerDay, zone) ? offset : 'changes';
}

function offsetToldBy(epoch: number, zone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatIn(zone).formatToParts(epoch)) part[type] = value;
  const wall = `${part.year?.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`;
  return Date.parse(wall) - epoch;
}

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}
