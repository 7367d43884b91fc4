import { describe, expect, it } from 'vitest';
import { paymentTypes } from '../vocabulary/words.ts';
import { paymentKinds, typesWhere } from './payment-kinds.ts';

describe('the kinds of payments', () => {
  it.each(paymentTypes)('%s: a card needs a payment service provider, and no card needs none', (type) => {
    const { cardFrom, pspFeatures } = paymentKinds[type];
    expect(pspFeatures === null).toBe(cardFrom === null);
  });

  it.each(paymentTypes)('%s: whoever gives a card needs a page for it, unless the card is saved', (type) => {
    const { cardFrom, page } = paymentKinds[type];
    expect(page === null).toBe(cardFrom === 'SAVED_CARD');
  });

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
