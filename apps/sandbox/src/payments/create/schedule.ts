import { type CardExpiry, hasStarted, scheduleRefusal } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { instantIn } from '@deck/values';

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
  const [date = '', time = ''] = moment.split('T');
  const found = instantIn(timezone, date, time);
  if (!found.ok) throw Refusal.invalid({ [field]: 'timeSkipped' });
  const at = new Date(found.instant);

  switch (scheduleRefusal({ at, now, startDate, zone: timezone, ...(card ? { card } : {}) })) {
    case 'ORDER_STARTED':
      throw Refusal.because('SCHEDULING_UNAVAILABLE', { startDate });
    case 'IN_PAST':
      throw Refusal.invalid({ [field]: 'timePast' });
    case 'AFTER_CARD_EXPIRY':
      throw Refusal.because('CARD_EXPIRED', { ...card });
  }
  if (hasStarted(startDate, timezone, at)) throw Refusal.because('SCHEDULING_UNAVAILABLE', { startDate });
  if (rate && date > rate.endDate)
    throw Refusal.because('RATE_REQUIRED', { from: rate.from, to: rate.to, date });
  return at;
}
