import { describe, expect, it } from 'vitest';
import { paymentTypes } from '../vocabulary/enums.ts';
import { paymentKinds, typesWhere } from './payment-kinds.ts';

describe('the kinds of payments', () => {
  it.each(paymentTypes)('%s: needs a payment service provider exactly if it uses a card', (type) => {
    const { cardFrom, pspFeatures } = paymentKinds[type];
    expect(pspFeatures === null).toBe(cardFrom === null);
  });

  it.each(paymentTypes)('%s: whoever gives a card needs a page for it, unless the card is saved', (type) => {
    const { cardFrom, page } = paymentKinds[type];
    expect(page === null).toBe(cardFrom === 'SAVED_CARD');
  });

  it('have traits, each of them', () => {
    expect(Object.keys(paymentKinds)).toEqual([...paymentTypes]);
  });

  it.each(paymentTypes)('%s: what holds money takes it from a card, and no hand confirms it', (type) => {
    const { takesMoney, cardFrom, canHold, isConfirmedByHand } = paymentKinds[type];
    expect(canHold).toBe(takesMoney && cardFrom !== null);
    expect(isConfirmedByHand).toBe(takesMoney && cardFrom === null);
  });

  it.each(paymentTypes)(
    '%s: what somebody else opens has a lifetime, or as an invoice a due date',
    (type) => {
      const { page, hasLifetime, hasDueDate } = paymentKinds[type];
      expect(hasDueDate).toBe(page === 'INVOICE');
      expect(hasLifetime).toBe(page !== null && page !== 'TERMINAL' && !hasDueDate);
    },
  );

  it('tells which of them something holds of, in the order of the vocabulary', () => {
    expect(typesWhere(({ takesMoney }) => takesMoney)).toEqual([
      'PAYMENT_LINK',
      'PAYMENT_CARD',
      'PAYMENT_VPOS',
      'WIRE_TRANSFER',
    ]);
    expect(typesWhere(({ isConfirmedByHand }) => isConfirmedByHand)).toEqual(['WIRE_TRANSFER']);
  });
});
