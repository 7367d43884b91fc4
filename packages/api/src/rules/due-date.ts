import { addDays, today } from '@deck/values';
import type { PaymentStatus } from '../vocabulary/states.ts';
import { invoicedStatuses } from './payment-statuses.ts';

/** Days an invoice gives its customer unless staff choose another due date. */
export const INVOICE_DUE_DAYS = 14;
/** Days before the due date on which the customer is reminded for the first time. */
export const INVOICE_REMINDER_DAYS = 3;

/** Where and when an invoice is made. */
interface DueDateFacts {
  /** The property's zone. Due dates are days of its clocks. */
  readonly zone: string;
  readonly now: Date;
  /** The last day of the invoice's exchange rate, `2026-11-30`; null without an end or a rate. */
  readonly rateEndDate: string | null;
}

/** The due date unless another is chosen, `2026-12-04`: in two weeks, or the last day of its rate if earlier. */
export function firstDueDate({ zone, now, rateEndDate }: DueDateFacts): string {
  const date = addDays(today(zone, now.getTime()), INVOICE_DUE_DAYS);
  return rateEndDate !== null && rateEndDate < date ? rateEndDate : date;
}

/** Why an invoice cannot be due on a day; undefined if it can. */
export function dueDateProblem(
  dueDate: string,
  { zone, now, rateEndDate }: DueDateFacts,
): 'datePast' | 'dueAfterRate' | undefined {
  if (dueDate < today(zone, now.getTime())) return 'datePast';
  return rateEndDate !== null && dueDate > rateEndDate ? 'dueAfterRate' : undefined;
}

/** Whether money of an invoice is still missing after its due date. It can be confirmed all the same. */
export const isOverdue = (
  { status, dueDate }: { readonly status: PaymentStatus; readonly dueDate: string | null },
  zone: string,
  now: Date,
): boolean => dueDate !== null && invoicedStatuses.includes(status) && dueDate < today(zone, now.getTime());
