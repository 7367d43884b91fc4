import type { CivilTime } from '@deck/values';
import { type ClockUnit, isClockTime } from './clock-time.ts';

/** The default step of arrow keys: five minutes, five seconds. */
export const timeStep = 5;

const secondsPerDay = 86_400;

/**
 * The next time on the step grid, up or down, across midnight: 09:31 with 5 minutes becomes 09:35 or 09:30.
 */
export function stepTime(
  time: CivilTime,
  step: number,
  direction: 1 | -1,
  { unit = 'minute', precision = 'minute' }: { unit?: ClockUnit; precision?: ClockUnit } = {},
): CivilTime {
  if (!isClockTime(time, precision)) return precision === 'second' ? '00:00:00' : '00:00';
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const grid = unit === 'minute' ? step * 60 : step;
  const at = (hours * 3600 + minutes * 60 + seconds) / grid;
  const next = (direction === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1) * grid;
  const second = ((next % secondsPerDay) + secondsPerDay) % secondsPerDay;
  const parts = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return parts
    .slice(0, precision === 'second' ? 3 : 2)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
