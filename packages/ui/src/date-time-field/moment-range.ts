import { epochOf } from '@deck/values';
import type { Messages } from '../messages/messages.ts';
import type { ClockUnit } from '../time-field/clock-time.ts';
import { type CivilDateTime, instantOf, isDateTime, partsOf } from './civil-date-time.ts';

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
  const [start, end] = [instantOf(from, zone), instantOf(to, zone)];
  if (start === undefined || end === undefined || epochOf(start) <= epochOf(end)) return undefined;
  return partsOf(from).date === partsOf(to).date ? words.backwardsInDay : words.backwards;
}
