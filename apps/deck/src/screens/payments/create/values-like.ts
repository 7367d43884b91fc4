import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { Environment } from '@deck/api/contract/people';
import type { PaymentType } from '@deck/api/vocabulary';
import { firstValues, type PaymentFormValues, type PaymentKind } from './payment-values.ts';

const kinds: Record<PaymentType, PaymentKind> = {
  PAYMENT_LINK: 'LINK',
  PAYMENT_CARD: 'SAVED_CARD',
  PAYMENT_VERIFY: 'CARD_REQUEST',
  PAYMENT_VPOS: 'VPOS',
  WIRE_TRANSFER: 'WIRE',
};

/** What a form begins with that tries again what came to nothing. An invoice gets a number of its own. */
export function valuesLike(before: Payment, order: Order, environment: Environment): PaymentFormValues {
  const first = firstValues(order, environment);
  const sentBy = (channel: 'EMAIL' | 'SMS') =>
    before.dispatches.findLast((dispatch) => dispatch.channel === channel)?.recipient;
  return {
    ...first,
    kind: kinds[before.type],
    amount: before.inputAmount ?? before.amount,
    currency: before.inputCurrency ?? before.currency,
    acquisitionCurrency: before.acquisitionCurrency,
    lifetime: before.lifetime ?? (before.expiresAt === null ? 'unlimited' : first.lifetime),
    scheme: before.scheme,
    email: sentBy('EMAIL') ?? first.email,
    phone: sentBy('SMS') ?? first.phone,
    tenderId: before.tenderId ?? '',
    methods: before.methods,
    description: before.description,
    customerNote: before.customerNote,
    reference: before.reference,
    street: before.billingAddress,
    postalCode: before.billingPostalCode,
    city: before.billingCity,
    country: before.billingCountry === '' ? first.country : before.billingCountry,
  };
}
