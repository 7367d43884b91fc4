import { type Instant, instantText, toEpoch } from './instant.ts';

/** How long a payment stays open, in whole minutes. A day has 24 hours, whatever the clock changes. */
export type LifetimeUnit = 'days' | 'hours' | 'minutes';

/** A parsed text, with the number and unit to show. */
export type LifetimeReading = {
  readonly minutes: number;
  readonly count: number;
  readonly unit: LifetimeUnit;
};

const minutesPerUnit: Readonly<Record<LifetimeUnit, number>> = { days: 1440, hours: 60, minutes: 1 };

/** The minimum lifetime by unit: 1 day, 1 hour or 60 minutes. */
export const lifetimeMinimums: Readonly<Record<LifetimeUnit, number>> = { days: 1, hours: 1, minutes: 60 };

const isoDuration =
  /^P(?!$)(?:0{1,9}Y)?(?:0{1,9}M)?(?:(\d{1,9})W)?(?:(\d{1,9})D)?(?:T(?!$)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/;

// Short and long unit names in the product's three languages.
const written: Readonly<Record<LifetimeUnit, RegExp>> = {
  days: /^(?:d|days?|д|дн|день|дня|дней|η|ημ|ημέρα|ημέρες|μέρα|μέρες)$/,
  hours: /^(?:h|hrs?|hours?|ч|час|часа|часов|ω|ώ|ώρα|ώρες)$/,
  minutes: /^(?:m|mins?|minutes?|м|мин|минута|минуты|минут|λ|λεπτό|λεπτά)$/,
};

/**
 * Parses an ISO-8601 duration to whole minutes: `P1DT2H` is 1560, `PT0S` and `P0D` are 0. Undefined for
 * anything else: months and years have no fixed length unless zero, and fractions and seconds may not be
 * whole minutes.
 */
export function parseLifetime(iso: string): number | undefined {
  const match = isoDuration.exec(iso);
  if (match === null) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return seconds % 60 === 0 ? (weeks * 7 + days) * 1440 + hours * 60 + minutes + seconds / 60 : undefined;
}

/**
 * Formats whole minutes as an ISO-8601 duration: 1560 is `P1DT2H`, 0 is `PT0S`.
 * @throws RangeError for a negative number or a fraction.
 */
export function formatLifetime(minutes: number): string {
  if (!Number.isSafeInteger(minutes) || minutes < 0)
    throw new RangeError(`${minutes} is not a number of minutes`);
  if (minutes === 0) return 'PT0S';
  const part = (count: number, letter: string) => (count === 0 ? '' : `${count}${letter}`);
  const time = part(Math.floor((minutes % 1440) / 60), 'H') + part(minutes % 60, 'M');
  return `P${part(Math.floor(minutes / 1440), 'D')}${time === '' ? '' : `T${time}`}`;
}

/** Whether the text is a zero duration in any notation: `PT0S`, `P0D`, `P0Y0M0DT0H0M0S`. */
export function isZeroLifetime(iso: string): boolean {
  return parseLifetime(iso) === 0;
}

/** Converts minutes to a unit, rounded up so that it is never shorter: 36 hours are 2 days. */
export function toUnit(minutes: number, unit: LifetimeUnit): number {
  return Math.ceil(minutes / minutesPerUnit[unit]);
}

/** Converts a number of units to minutes: 2 days are 2880. */
export function fromUnit(count: number, unit: LifetimeUnit): number {
  return count * minutesPerUnit[unit];
}

/** The largest unit without a remainder: days for 2880, hours for 2160, minutes for 90; hours for zero. */
export function getUnit(minutes: number): LifetimeUnit {
  if (minutes === 0) return 'hours';
  if (minutes % 1440 === 0) return 'days';
  return minutes % 60 === 0 ? 'hours' : 'minutes';
}

/**
 * Parses a pasted lifetime: an ISO-8601 duration in any case, or numbers with units in English, Russian or
 * Greek (`36h`, `1 day 2 hours`, `2 дня`). A single number keeps its unit, several get the largest unit
 * without a remainder. Undefined for anything else, also for digits without a unit.
 */
export function readLifetime(text: string): LifetimeReading | undefined {
  const plain = text.normalize('NFKC').trim();
  const iso = parseLifetime(plain.toUpperCase());
  if (iso !== undefined) return getReading(iso, getUnit(iso));

  const parts = [...plain.toLowerCase().matchAll(/(\d{1,9})\s*(\p{L}+)\.?[\s,]*/gu)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== plain.toLowerCase()) return undefined;
  let minutes = 0;
  const units: LifetimeUnit[] = [];
  for (const [, count, word = ''] of parts) {
    const unit = unitCalled(word);
    if (unit === undefined || units.includes(unit)) return undefined;
    units.push(unit);
    minutes += fromUnit(Number(count), unit);
  }
  const [only] = units;
  return getReading(minutes, units.length === 1 && only !== undefined ? only : getUnit(minutes));
}

/**
 * The instant a lifetime ends, in elapsed minutes. Over a clock change, a day ends an hour earlier or later
 * in local time.
 * @throws RangeError for a malformed instant.
 */
export function endOfLifetime(start: Instant, minutes: number): string {
  return instantText(toEpoch(start) + minutes * 60_000);
}

function unitCalled(word: string): LifetimeUnit | undefined {
  if (written.days.test(word)) return 'days';
  if (written.hours.test(word)) return 'hours';
  return written.minutes.test(word) ? 'minutes' : undefined;
}

function getReading(minutes: number, unit: LifetimeUnit): LifetimeReading {
  return { minutes, count: toUnit(minutes, unit), unit };
}
