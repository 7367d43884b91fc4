import {
  endOfLifetime,
  formatInstant,
  fromUnit,
  getUnit,
  type Instant,
  type LifetimeUnit,
  lifetimeMinimums,
  parseLifetime,
  toEpoch,
  toUnit,
} from '@deck/values';

/** The number and the unit in the field. */
export interface Length {
  readonly count: number;
  readonly unit: LifetimeUnit;
}

/** The last instant with a four-digit year. */
const lastMoment = Date.parse('9999-12-31T00:00:00Z');

/**
 * Formats an ISO-8601 duration with a single unit, so that 48 hours do not become 2 days: `PT48H`, `P2D`,
 * `PT90M`.
 */
export function getIso({ count, unit }: Length): string {
  const letter = { days: 'D', hours: 'H', minutes: 'M' }[unit];
  return unit === 'days' ? `P${count}${letter}` : `PT${count}${letter}`;
}

/** Parses an ISO-8601 duration to number and unit: its own unit, or the largest without a remainder. */
export function lengthIn(iso: string): Length | undefined {
  const minutes = parseLifetime(iso);
  if (minutes === undefined) return undefined;
  const unit = writtenUnit(iso) ?? getUnit(minutes);
  return { count: toUnit(minutes, unit), unit };
}

/** Converts to another unit, rounded up so that it is never shorter. */
export function inUnit({ count, unit }: Length, other: LifetimeUnit): Length {
  return { count: unit === other ? count : toUnit(fromUnit(count, unit), other), unit: other };
}

export function isTooShort({ count, unit }: Length): boolean {
  return count < lifetimeMinimums[unit];
}

/** The end of a lifetime that starts now, formatted in the zone; undefined beyond the calendar. */
export function getEnd({ count, unit }: Length, now: Instant, timeZone: string): string | undefined {
  const minutes = fromUnit(count, unit);
  if (toEpoch(now) + minutes * 60_000 > lastMoment) return undefined;
  return formatInstant(endOfLifetime(now, minutes), timeZone);
}

function writtenUnit(iso: string): LifetimeUnit | undefined {
  const [, days, hours] = /^P(?:(\d+D)|T(?:(\d+H)|\d+M))$/.exec(iso) ?? [undefined];
  if (days !== undefined) return 'days';
  if (hours !== undefined) return 'hours';
  return /^PT\d+M$/.test(iso) ? 'minutes' : undefined;
}
