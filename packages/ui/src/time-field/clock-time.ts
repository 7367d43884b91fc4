import { type CivilTime, isTime, readTime } from '@deck/values';

/** The precision of a time. */
export type ClockUnit = 'minute' | 'second';

const withSeconds = /^\s*(\d{1,2} ?[:.h] ?\d{2}) ?[:.m] ?([0-5]\d)(?!\d)(.*)$/su;

/** Whether the text is a time with this precision: `10:30`, or `10:30:05` with seconds. */
export function isClockTime(text: string, precision: ClockUnit): boolean {
  return precision === 'minute'
    ? isTime(text)
    : /^.{5}:[0-5]\d$/.test(text) && isTime(text.slice(0, 5)) && text.length === 8;
}

/** Parses a typed or pasted time. With seconds, a text without them means the full minute. */
export function readClockTime(text: string, precision: ClockUnit): CivilTime | undefined {
  if (precision === 'minute') return readTime(text);
  const [, clock = text, seconds = '00', rest = ''] = withSeconds.exec(text) ?? [];
  const time = readTime(clock + rest);
  return time === undefined ? undefined : `${time}:${seconds}`;
}
