const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
/** Up to three days the time is in hours. */
const IN_HOURS = 3 * DAY;

export interface TimeWords {
  days: (days: number) => string;
  hours: (hours: number) => string;
  minutes: (minutes: number) => string;
}

/** `47 h 49 min`, `12 d 4 h`, `3 min`, rounded up to minutes. Undefined once nothing is left. */
export function timeLeft(milliseconds: number, words: TimeWords): string | undefined {
  const minutes = Math.ceil(milliseconds / MINUTE);
  if (minutes <= 0) return undefined;
  if (minutes >= IN_HOURS)
    return joined([Math.floor(minutes / DAY), words.days], [Math.floor((minutes % DAY) / HOUR), words.hours]);
  return joined([Math.floor(minutes / HOUR), words.hours], [minutes % HOUR, words.minutes]);
}

const joined = (...parts: [number, (count: number) => string][]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, say]) => say(count))
    .join(' ')
    // A no-break space keeps it on a line.
    .replaceAll(' ', '\u00a0');
