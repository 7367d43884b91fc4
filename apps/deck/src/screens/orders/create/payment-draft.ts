import { check } from '@deck/api';
import type { Order } from '@deck/api/contract/orders';
import { PaymentDraft } from '@deck/api/contract/payments';
import type { Scheme } from '@deck/api/vocabulary';
import { compareMoney, isAmount, parseMoney } from '@deck/values';
import type { WrongFields } from '../../../forms/contract-resolver.ts';

/** A payment link as its form holds it. */
export interface PaymentFormValues {
  amount: string;
  /** ISO-8601, or `unlimited`. */
  lifetime: string;
  scheme: Scheme;
  customerNote: string;
  reference: string;
}

/** What payments already took, hold or may still take leaves this much of the order. */
export function tooMuch({ availableAmount, currency }: Order, amount: string): boolean {
  return (
    isAmount(amount, currency) &&
    compareMoney(parseMoney(amount, currency), parseMoney(availableAmount, currency)) > 0
  );
}

export function wrongFields(order: Order, values: PaymentFormValues): WrongFields {
  const checked = check(PaymentDraft, toDraft(order, values), 'body');
  if ('fields' in checked) return checked.fields;
  return tooMuch(order, values.amount) ? { amount: 'tooLarge' } : {};
}

export function toDraft(
  order: Order,
  { amount, lifetime, scheme, customerNote, reference }: PaymentFormValues,
): PaymentDraft {
  return {
    orderId: order.id,
    type: 'PAYMENT_LINK',
    amount,
    currency: order.currency,
    scheme,
    lifetime: lifetime === 'unlimited' ? null : lifetime,
    description: '',
    customerNote,
    reference: reference.trim(),
    invoiceNumber: '',
  };
}
