import { type CardExpiry, planSchedule } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';

interface Plan {
  /** The field the moment was given in. */
  readonly field: 'sendAt' | 'executeAt';
  /** By the clocks of the property: `2026-11-24T10:30`. */
  readonly moment: string;
  readonly timezone: string;
  readonly startDate: string | null;
  /** The last day of the rate the payment was converted by. */
  readonly rate: { readonly from: string; readonly to: string; readonly endDate: string } | undefined;
  readonly card?: CardExpiry;
}

/**
 * The instant at which something is to happen by itself.
 * @throws Refusal INVALID_VALUE for a time that is past or that the clocks skip, SCHEDULING_UNAVAILABLE once the order
 * has started or will have by then, CARD_EXPIRED when the card will have, RATE_REQUIRED when the rate will have ended.
 */
export function scheduledAt({ field, moment, timezone, startDate, rate, card }: Plan, now: Date): Date {
  const plan = { moment, now, startDate, zone: timezone, rateEndDate: rate?.endDate ?? null };
  const planned = planSchedule({ ...plan, ...(card && { card }) });
  if ('at' in planned) return planned.at;
  switch (planned.problem) {
    case 'TIME_SKIPPED':
      throw Refusal.invalid({ [field]: 'timeSkipped' });
    case 'IN_PAST':
      throw Refusal.invalid({ [field]: 'timePast' });
    case 'ORDER_STARTED':
    case 'AFTER_START':
      throw Refusal.because('SCHEDULING_UNAVAILABLE', { startDate });
    case 'AFTER_CARD_EXPIRY':
      throw Refusal.because('CARD_EXPIRED', { ...card });
    case 'AFTER_RATE_END':
      throw Refusal.because('RATE_REQUIRED', { from: rate?.from, to: rate?.to, date: moment.slice(0, 10) });
  }
}
