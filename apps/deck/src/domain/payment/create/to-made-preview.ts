import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { PreviewInput } from '../../guest-preview/preview-input.ts';

/** The page behind a link that exists, as it was when the link was made. */
export function toMadePreview(payment: Payment, order: Order | undefined): PreviewInput {
  const { currency, acquisitionCurrency, appliedRate } = payment;
  return {
    kind: 'PAYMENT',
    propertyId: payment.propertyId ?? '',
    language: order?.customer.language ?? 'en',
    order,
    newOrder:
      order === undefined
        ? {
            number: payment.orderExternalId ?? '',
            guestName: payment.customerName,
            guestEmail: '',
            total: payment.acquisitionAmount,
            startDate: '',
            endDate: '',
          }
        : undefined,
    amount: payment.acquisitionAmount,
    currency: acquisitionCurrency,
    conversion:
      acquisitionCurrency === currency
        ? null
        : { amount: payment.amount, currency, rate: appliedRate?.rate ?? '1' },
    scheme: payment.scheme,
    label: payment.label,
    lifetime: payment.lifetime ?? 'unlimited',
    methods: payment.methods,
    staffNote: payment.customerNote,
    url: payment.link,
    createdAt: payment.createdAt,
    expiresAt: payment.expiresAt,
  };
}
