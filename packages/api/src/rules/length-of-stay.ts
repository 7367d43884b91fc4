import { type CivilDate, daysBetween } from '@deck/values';
import type { PositionType, RatePeriod } from '../vocabulary/enums.ts';

/**
 * How many nights or days a stay or a charter lasts, as the trade counts them: from Saturday to Saturday is seven, by
 * night and by day. A charter of a single date is one day. Undefined where there is none: no night, or an end before
 * the start.
 */
export function lengthOfStay(
  type: PositionType,
  period: RatePeriod,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
): number | undefined {
  const nights = daysBetween(from, to);
  if (nights > 0) return nights;
  const isStay = type === 'ACCOMMODATION' || period === 'PER_NIGHT';
  return nights === 0 && !isStay ? 1 : undefined;
}
