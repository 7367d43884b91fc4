import { type CivilTime, isTime, readTime } from '@deck/values';

/** The finest part of a clock that is shown and typed. */
export type ClockUnit = 'minute' | 'second';

const withSeconds = /^\s*(\d{1,2} ?[:.h] ?\d{2}) ?[:.m] ?([0-5]\d)(?!\d)(.*)$/su;

/** Whether the text is a time as fine as the clock: `10:30`, or `10:30:05` where seconds count. */
export function isClockTime(text: string, precision: ClockUnit): boolean {
  return precision === 'minute'
    ? isTime(text)
    : /^.{5}:[0-5]\d$/.test(text) && isTime(text.slice(0, 5)) && text.length === 8;
}

/** Reads a typed or pasted time. Where seconds count, a text without them means the full minute. */
export function readClockTime(text: string, precision: ClockUnit): CivilTime | undefined {
  if (precision === 'minute') return readTime(text);
  const [, clock = text, seconds = '00', rest = ''] = withSeconds.exec(text) ?? [];
  const time = readTime(clock + rest);
  return time === undefined ? undefined : `${time}:${seconds}`;
}
