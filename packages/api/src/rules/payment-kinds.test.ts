import { describe, expect, it } from 'vitest';
import { paymentTypes } from '../vocabulary/words.ts';
import { paymentKinds, paymentTypesWith } from './payment-kinds.ts';

describe('the kinds of payments', () => {
  it('have traits, each of them', () => {
    expect(Object.keys(paymentKinds)).toEqual([...paymentTypes]);
    expect(paymentTypesWith(() => true)).toEqual(paymentTypes);
  });

  it.each(paymentTypes)('%s has traits that agree with one another', (type) => {
    const { asksFor, card, page, hasLifetime, canHold, confirmedByHand, pspFeatures } = paymentKinds[type];
    // A card is given to a PSP; money that comes without one is confirmed by hand.
    expect(card === null).toBe(pspFeatures === null);
    expect(card === null).toBe(confirmedByHand);
    expect(card === 'SAVED').toBe(page === null);
    expect(card === 'STAFF').toBe(page === 'TERMINAL');
    expect(asksFor === 'CARD').toBe(page === 'CARD');
    // Only a card that pays can be held, and only a page that others open needs a lifetime.
    expect(canHold).toBe(asksFor === 'MONEY' && card !== null);
    expect(hasLifetime).toBe(page !== null && page !== 'TERMINAL');
  });

  it('are found by a trait, in the order of the vocabulary', () => {
    expect(paymentTypesWith(({ asksFor }) => asksFor === 'CARD')).toEqual(['PAYMENT_VERIFY']);
    expect(paymentTypesWith(({ page }) => page === 'PAYMENT' || page === 'TERMINAL')).toEqual([
      'PAYMENT_LINK',
      'PAYMENT_VPOS',
    ]);
  });
});
