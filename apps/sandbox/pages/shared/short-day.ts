import { formatInstant } from '@deck/values';

/** An instant in a list: `09:52` on the same day, else only the day, `20.11.2026`. */
export function shortDay(at: string, now: string, timeZone: string): string {
  return onToday(at, now, timeZone) ? getTime(at, timeZone) : toDay(at, timeZone);
}

const toDay = (at: string, timeZone: string): string => formatInstant(at, timeZone).slice(0, 10);
const getTime = (at: string, timeZone: string): string => formatInstant(at, timeZone).slice(11);
const onToday = (at: string, now: string, timeZone: string): boolean =>
  toDay(at, timeZone) === toDay(now, timeZone);
