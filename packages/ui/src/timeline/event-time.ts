import { formatDate, toEpoch, zonedParts } from '@deck/values';
import { cachedBy } from '../messages/cached-by.ts';

/** The time of an event in a zone: `20.11 09:15`, with the year if it is not the current. */
export function eventTime(at: string, zone: string, now: number): string {
  const { date, time } = zonedParts(at, zone);
  const written = formatDate(date);
  const isThisYear = date.slice(0, 4) === zonedParts(now, zone).date.slice(0, 4);
  return `${isThisYear ? written.slice(0, 5) : written} ${time}`;
}

const units: readonly { unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
];

const agoIn = cachedBy((locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const nowIn = cachedBy((locale: string) =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second'),
);

/**
 * The elapsed time in the largest fitting unit: `2 hours ago`, `1 day ago`, `now`. Never `yesterday`, since
 * 30 hours ago may have been the day before.
 */
export function relativeTime(at: string, now: number, locale: string): string {
  const seconds = Math.round((toEpoch(at) - now) / 1000);
  const fitting = units.find((unit) => Math.abs(seconds) >= unit.seconds);
  if (fitting === undefined) return nowIn(locale);
  return agoIn(locale).format(Math.trunc(seconds / fitting.seconds), fitting.unit);
}
