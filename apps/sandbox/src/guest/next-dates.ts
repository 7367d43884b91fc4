import { isLive } from '@deck/api/rules';
import type { GuestFacts, GuestProperty } from '@deck/guest';
import { instantIn, instantText, isDate, zonedParts } from '@deck/values';
import { getFacts } from '../orders/payment-facts.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';

type Step = GuestFacts['next'][number];

/** The day by which a live payment is to be made, by the property's clocks; null if it has none. */
function getDay({ dueDate, executeAt, expiresAt }: PaymentRow, timezone: string): string | null {
  if (dueDate !== null) return dueDate;
  const at = executeAt ?? expiresAt;
  return at && zonedParts(at.getTime(), timezone).date;
}

/**
 * By which day the rest of an order is due: the last day of its other payments, if together they ask for all of it.
 * Null as long as nobody has said when the rest is to be paid.
 */
export function getDueBy(
  due: bigint,
  others: readonly PaymentRow[],
  timezone: string,
  now: Date,
): string | null {
  const live = others.filter((payment) => isLive(getFacts(payment, now)));
  const days = live.map((payment) => getDay(payment, timezone));
  const asked = live.reduce((all, { amount, captured }) => all + amount - captured, 0n);
  if (due <= 0n || asked < due || days.includes(null)) return null;
  return days.toSorted().at(-1) ?? null;
}

/** The dates to come that are known: links to be sent, the rest to be paid, the stay. */
export function toNextDates(
  { startDate, endDate }: { readonly startDate: string | null; readonly endDate: string | null },
  property: Pick<GuestProperty, 'kind' | 'timezone' | 'startTime' | 'endTime'>,
  others: readonly PaymentRow[],
  dueBy: string | null,
  now: Date,
): readonly Step[] {
  const moment = (date: string, time: string | null) => {
    const found = time === null ? null : instantIn(property.timezone, date, time);
    return found?.ok ? found.instant : date;
  };
  const links = others.filter(({ status, sendAt }) => status === 'SCHEDULED_SEND' && sendAt !== null);
  const steps: readonly (Step | null)[] = [
    ...links.map(({ sendAt }) => sendAt && step(instantText(sendAt.getTime()), 'BALANCE_LINK')),
    dueBy === null ? null : step(dueBy, 'BALANCE_DUE'),
    startDate === null ? null : step(moment(startDate, property.startTime), 'START'),
    // Nobody plans by the day a room is left; a yacht, a car or an aircraft has to be back.
    endDate === null || endDate === startDate || property.kind === 'HOTEL'
      ? null
      : step(moment(endDate, property.endTime), 'END'),
  ];
  const dayOf = (at: string) => (isDate(at) ? at : zonedParts(at, property.timezone).date);
  const today = dayOf(instantText(now.getTime()));
  return steps.filter((one) => one !== null).filter(({ at }) => dayOf(at) >= today);
}

const step = (at: string, what: Step['what']): Step => ({ at, what });
