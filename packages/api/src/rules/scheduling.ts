import { instantIn, today } from '@deck/values';
import { type CardExpiry, isCardExpired } from './card-expiry.ts';

/** What decides whether something can be scheduled. */
interface ScheduleFacts {
  /** When it is to be sent or charged. */
  readonly at: Date;
  readonly now: Date;
  /** The first day of the order, `2026-11-20`; null where it has none. */
  readonly startDate: string | null;
  /** The zone of the property, in which that day comes. */
  readonly zone: string;
  /** The card to be charged. */
  readonly card?: CardExpiry;
}

/** ORDER_STARTED: nothing can be scheduled any more. The others are about the chosen time. */
type ScheduleRefusal = 'ORDER_STARTED' | 'IN_PAST' | 'AFTER_CARD_EXPIRY';

/** Whether an order has begun: its first day has come where its property is. */
export const hasStarted = (startDate: string | null, zone: string, now: Date): boolean =>
  startDate !== null && today(zone, now.getTime()) >= startDate;

/** Why something cannot be scheduled; undefined where it can. */
export function scheduleRefusal(facts: ScheduleFacts): ScheduleRefusal | undefined {
  if (hasStarted(facts.startDate, facts.zone, facts.now)) return 'ORDER_STARTED';
  if (facts.at <= facts.now) return 'IN_PAST';
  if (facts.card && isCardExpired(facts.card, facts.at)) return 'AFTER_CARD_EXPIRY';
  return undefined;
}

/** AFTER_START: the order will have begun by then. AFTER_RATE_END: the rate it was converted by will have ended. */
export type ScheduleProblem = ScheduleRefusal | 'TIME_SKIPPED' | 'AFTER_START' | 'AFTER_RATE_END';

interface SchedulePlan extends Omit<ScheduleFacts, 'at'> {
  /** By the clocks of the property: `2026-11-24T10:30`. */
  readonly moment: string;
  /** The last day of the rate that the payment was converted by; null where it has no end, or nothing is converted. */
  readonly rateEndDate: string | null;
}

/** The instant at which something is to happen by itself, or why it cannot. */
export function planSchedule({
  moment,
  rateEndDate,
  ...facts
}: SchedulePlan): { readonly at: Date } | { readonly problem: ScheduleProblem } {
  const { startDate, zone } = facts;
  const [date = '', time = ''] = moment.split('T');
  const found = instantIn(zone, date, time);
  // Clocks that are put forward skip an hour.
  if (!found.ok) return { problem: 'TIME_SKIPPED' };
  const at = new Date(found.instant);
  const problem = scheduleRefusal({ ...facts, at });
  if (problem !== undefined) return { problem };
  if (hasStarted(startDate, zone, at)) return { problem: 'AFTER_START' };
  if (rateEndDate !== null && date > rateEndDate) return { problem: 'AFTER_RATE_END' };
  return { at };
}
