import { toEpoch } from '@deck/values';
import type { Messages } from '../messages/messages.ts';
import type { ClockUnit } from '../time-field/clock-time.ts';
import { type CivilDateTime, getInstant, getParts, isDateTime } from './civil-date-time.ts';

/** Two moments on the same clocks. An empty string is no bound. */
export interface DateTimeRange {
  readonly from: CivilDateTime | '';
  readonly to: CivilDateTime | '';
}

/** Why two moments are no range, in words; undefined while one of them is missing, and for a range without length. */
export function rangeReason(
  { from, to }: DateTimeRange,
  zone: string,
  precision: ClockUnit,
  { dateTimeField: words }: Messages,
): string | undefined {
  if (!isDateTime(from, precision) || !isDateTime(to, precision)) return undefined;
  const [start, end] = [getInstant(from, zone), getInstant(to, zone)];
  if (start === undefined || end === undefined || toEpoch(start) <= toEpoch(end)) return undefined;
  return getParts(from).date === getParts(to).date ? words.backwardsInDay : words.backwards;
}
