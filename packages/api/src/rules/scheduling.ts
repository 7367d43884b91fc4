import { today } from '@deck/values';
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
