import { instantIn, today } from '@deck/values';
import { type CardExpiry, isCardExpired } from './card-expiry.ts';

/** The facts that decide whether an action can be scheduled. */
interface ScheduleFacts {
  /** When to send or charge it. */
  readonly at: Date;
  readonly now: Date;
  /** The first day of the order, `2026-11-20`; null if it has none. */
  readonly startDate: string | null;
  /** The property's zone. The first day is in this zone. */
  readonly zone: string;
  /** The card to be charged. */
  readonly card?: CardExpiry;
}

/** ORDER_STARTED: nothing can be scheduled any more. The others concern the chosen time. */
type ScheduleRefusal = 'ORDER_STARTED' | 'IN_PAST' | 'AFTER_CARD_EXPIRY';

/** Whether an order has begun: its first day has come in the property's zone. */
export const hasStarted = (startDate: string | null, zone: string, now: Date): boolean =>
  startDate !== null && today(zone, now.getTime()) >= startDate;

/** Why an action cannot be scheduled; undefined if it can. */
export function scheduleRefusal(facts: ScheduleFacts): ScheduleRefusal | undefined {
  if (hasStarted(facts.startDate, facts.zone, facts.now)) return 'ORDER_STARTED';
  if (facts.at <= facts.now) return 'IN_PAST';
  if (facts.card && isCardExpired(facts.card, facts.at)) return 'AFTER_CARD_EXPIRY';
  return undefined;
}

/** AFTER_START: the order will have begun by then. AFTER_RATE_END: the rate it was converted by will have ended. */
export type ScheduleProblem = ScheduleRefusal | 'TIME_SKIPPED' | 'AFTER_START' | 'AFTER_RATE_END';

interface SchedulePlan extends Omit<ScheduleFacts, 'at'> {
  /** The property's local time: `2026-11-24T10:30`. */
  readonly moment: string;
  /** The last day of the payment's exchange rate; null if it is open, or nothing is converted. */
  readonly rateEndDate: string | null;
}

/** The instant of a scheduled action, or why it is impossible. */
export function planSchedule({
  moment,
  rateEndDate,
  ...facts
}: SchedulePlan): { readonly at: Date } | { readonly problem: ScheduleProblem } {
  const { startDate, zone } = facts;
  const [date = '', time = ''] = moment.split('T');
  const found = instantIn(zone, date, time);
  // The hour that daylight saving skips does not exist.
  if (!found.ok) return { problem: 'TIME_SKIPPED' };
  const at = new Date(found.instant);
  const problem = scheduleRefusal({ ...facts, at });
  if (problem !== undefined) return { problem };
  if (hasStarted(startDate, zone, at)) return { problem: 'AFTER_START' };
  if (rateEndDate !== null && date > rateEndDate) return { problem: 'AFTER_RATE_END' };
  return { at };
}
