import { type CivilDate, formatDate, isDate } from './dates.ts';
import { type Instant, instantText, toEpoch } from './instant.ts';
import { type CivilTime, isTime } from './time.ts';

/** What the clock and the calendar on the wall show. */
export type ZonedParts = { readonly date: CivilDate; readonly time: CivilTime };

/** The instant of a local time, or why there is none: the clocks were put forward over it. */
export type InstantIn =
  | { readonly ok: true; readonly instant: string }
  | { readonly ok: false; readonly reason: 'skipped' };

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number | 'changes'>>();
const millisecondsPerDay = 86_400_000;

/** Whether the text names a time zone this machine knows: `Europe/Athens`. */
export function isZone(zone: string): boolean {
  try {
    formatIn(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The date and time on the wall of a zone at an instant, seconds cut off.
 * @throws RangeError for a malformed instant or an unknown zone.
 */
export function zonedParts(instant: Instant, zone: string): ZonedParts {
  const [date = '', time = ''] = new Date(wallClock(toEpoch(instant), zone)).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}

/**
 * An instant as people read it in a zone: `20.11.2026 09:41`. The screen says which zone.
 * @throws RangeError for a malformed instant or an unknown zone.
 */
export function formatInstant(instant: Instant, zone: string): string {
  const { date, time } = zonedParts(instant, zone);
  return `${formatDate(date)} ${time}`;
}

/** The day it is in a zone. @throws RangeError for a malformed instant or an unknown zone. */
export function today(zone: string, now: Instant): CivilDate {
  return zonedParts(now, zone).date;
}

/**
 * The instant at which a zone's clocks show a date and time. One that does not exist, because the clocks were put
 * forward over it, is refused; of one that exists twice the first is meant.
 * @throws RangeError for no date, no time or an unknown zone.
 */
export function instantIn(zone: string, date: CivilDate, time: CivilTime): InstantIn {
  if (!isDate(date)) throw new RangeError(`'${date}' is not a date`);
  if (!isTime(time)) throw new RangeError(`'${time}' is not a time`);
  const wall = Date.parse(`${date}T${time}:00Z`);
  // The offsets before and after any change near by. The one before comes first, as the first of two times does.
  const first = [wall - millisecondsPerDay, wall + millisecondsPerDay]
    .map((near) => wall - offsetAt(near, zone))
    .find((epoch) => wallClock(epoch, zone) === wall);
  return first === undefined ? { ok: false, reason: 'skipped' } : { ok: true, instant: instantText(first) };
}

/** What the wall shows, as if it were UTC: milliseconds since 1970, whole seconds. */
function wallClock(epoch: number, zone: string): number {
  const seconds = Math.floor(epoch / 1000) * 1000;
  return seconds + offsetAt(seconds, zone);
}

/**
 * How far the zone's clocks are ahead of UTC at an instant, in milliseconds. Lists show thousands of instants, and to ask
 * `Intl` is slow: a day of UTC is asked for once, and only one on which the clocks are changed is asked for each instant.
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
