import { plainText } from './plain-text.ts';

/** A time of day in 24-hour format, `09:30`, without a zone. */
export type CivilTime = string;

const spelled = /^(\d{1,2})(?:(?: ?[:.h] ?)([0-5]\d)(?::00)?| ?h)? ?(?:([apπμ]) ?\.? ?[mμ]\.?)?$/;
const digitsOnly = /^(\d{1,2})([0-5]\d)$/;

/** Whether the text is a time `HH:MM`, hours to 23, minutes to 59. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * Parses a typed or pasted time: `930`, `9:30`, `9.30`, `21h30`, `9:30 PM`, `9:30 μ.μ.`, `9`. Undefined for
 * anything else: an incomplete minute (`9:3`), seconds that would be lost, an invalid 12-hour time.
 */
export function readTime(text: string): CivilTime | undefined {
  const plain = plainText(text).toLowerCase();
  const [, hour, minute = '00', half] = digitsOnly.exec(plain) ?? spelled.exec(plain) ?? [];
  const hours = hour === undefined ? undefined : getHours(Number(hour), half);
  const time = `${String(hours).padStart(2, '0')}:${minute}`;
  return isTime(time) ? time : undefined;
}

/** Converts to 24-hour time; `half` is the first letter of AM, PM, π.μ. or μ.μ. */
function getHours(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' || half === 'μ' ? 12 : 0);
}
