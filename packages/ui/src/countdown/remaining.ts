import { cachedBy } from '../messages/cached-by.ts';

export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const minute = 60_000;

/** The time left until an instant in whole minutes, rounded up; 0 once it has passed. */
export function remaining(until: number, now: number): Remaining {
  const minutes = Math.max(0, Math.ceil((until - now) / minute));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}

const unitFormats = cachedBy((key: string) => {
  const [locale, unit] = key.split(' ');
  return new Intl.NumberFormat(locale, { style: 'unit', unit: unit ?? 'minute', unitDisplay: 'short' });
});

/** The two largest units: `2 days 4 hr`, `3 hr 12 min`, `12 min`. */
export function formatRemaining({ days, hours, minutes }: Remaining, locale: string): string {
  const units = [
    { unit: 'day', value: days },
    { unit: 'hour', value: hours },
    { unit: 'minute', value: minutes },
  ];
  const first = units.findIndex(({ value }) => value > 0);
  const shown =
    first === -1 ? units.slice(2) : units.slice(first, first + 2).filter(({ value }) => value > 0);
  return shown.map(({ unit, value }) => unitFormats(`${locale} ${unit}`).format(value)).join(' ');
}
