import { getUnit, type LifetimeUnit, parseLifetime, toUnit } from '@deck/values';

const units = { days: 'day', hours: 'hour', minutes: 'minute' } as const satisfies Record<
  LifetimeUnit,
  string
>;

/** A lifetime in words, in the largest unit that holds it without a rest: `P2D` is "2 days". What is none stays as it is. */
export function lifetimeText(iso: string, locale: string): string {
  const minutes = parseLifetime(iso);
  if (minutes === undefined) return iso;
  const unit = getUnit(minutes);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: units[unit], unitDisplay: 'long' });
  return format.format(toUnit(minutes, unit));
}
