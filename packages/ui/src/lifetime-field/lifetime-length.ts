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

/** A number and its unit, as the field shows a length. */
export interface Length {
  readonly count: number;
  readonly unit: LifetimeUnit;
}

/** The last moment a calendar of four-digit years holds. */
const lastMoment = Date.parse('9999-12-31T00:00:00Z');

/** An ISO-8601 duration of one unit, so that 48 hours do not come back as 2 days: `PT48H`, `P2D`, `PT90M`. */
export function getIso({ count, unit }: Length): string {
  const letter = { days: 'D', hours: 'H', minutes: 'M' }[unit];
  return unit === 'days' ? `P${count}${letter}` : `PT${count}${letter}`;
}

/** The number and unit of an ISO-8601 duration: the unit it is written in, or the largest that holds it without a rest. */
export function lengthIn(iso: string): Length | undefined {
  const minutes = parseLifetime(iso);
  if (minutes === undefined) return undefined;
  const unit = writtenUnit(iso) ?? getUnit(minutes);
  return { count: toUnit(minutes, unit), unit };
}

/** The same length in another unit, rounded up and so never shorter than asked. */
export function inUnit({ count, unit }: Length, other: LifetimeUnit): Length {
  return { count: unit === other ? count : toUnit(fromUnit(count, unit), other), unit: other };
}

export function isTooShort({ count, unit }: Length): boolean {
  return count < lifetimeMinimums[unit];
}

/** When a length from now ends, as people read it in the zone; undefined when no calendar reaches it. */
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
