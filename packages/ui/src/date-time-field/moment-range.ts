import { toEpoch } from '@deck/values';
import type { Messages } from '../messages/messages.ts';
import type { ClockUnit } from '../time-field/clock-time.ts';
import { type CivilDateTime, getInstant, getParts, isDateTime } from './civil-date-time.ts';

/** Two local times in the same zone. An empty string means open. */
export interface DateTimeRange {
  readonly from: CivilDateTime | '';
  readonly to: CivilDateTime | '';
}

/** Why two times are not a range, as a sentence; undefined if an end is missing or the range is valid. */
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
