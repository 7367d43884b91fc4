import { toAmount } from '@deck/values';
import type { PreviewInput } from '../../guest-preview/preview-input.ts';
import { type GuestPreview, useGuestPreview } from '../../guest-preview/use-guest-preview.ts';
import { sentAt } from './amount-card.tsx';
import { chosenTraits } from './payment-values.ts';
import type { NewPayment } from './use-payment-form.ts';

/** What the guest would see of a payment of an order; undefined for one without a page. */
export function usePaymentPreview(payment: NewPayment): GuestPreview | undefined {
  const preview = useGuestPreview(toPreviewInput(payment));
  const { page } = chosenTraits(payment.values);
  return page === null || page === 'TERMINAL' ? undefined : preview;
}

function toPreviewInput({ order, values, sides, conversion }: NewPayment): PreviewInput {
  const { page, canHold, hasDueDate } = chosenTraits(values);
  const isConverted = sides !== undefined && sides.charged.currency !== order.currency;
  return {
    kind: page === 'CARD_REQUEST' ? 'CARD_REQUEST' : 'PAYMENT',
    isInvoice: page === 'INVOICE',
    propertyId: order.propertyId,
    language: order.customer.language,
    order,
    amount: sides ? toAmount(sides.charged) : values.amount,
    currency: sides?.charged.currency ?? values.acquisitionCurrency,
    conversion: isConverted
      ? {
          amount: toAmount(sides.collected),
          currency: order.currency,
          rate: conversion.kind === 'READY' ? conversion.rate : '1',
        }
      : null,
    scheme: canHold ? values.scheme : 'CHARGE',
    label: values.label,
    lifetime: values.lifetime,
    sendAt: sentAt(values, order.propertyTimezone),
    dueDate: hasDueDate ? values.dueDate : undefined,
    methods: values.methods,
    staffNote: values.customerNote,
  };
}
