import { type CivilTime, isTime } from '@deck/values';

const minutesPerDay = 1440;

/** The next time on the grid of steps, upwards or downwards, over midnight: 09:31 and 5 minutes are 09:35 and 09:30. */
export function stepTime(time: CivilTime, step: number, direction: 1 | -1): CivilTime {
  if (!isTime(time)) return '00:00';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = (hours * 60 + minutes) / step;
  const next = direction === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1;
  const minute = (((next * step) % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
