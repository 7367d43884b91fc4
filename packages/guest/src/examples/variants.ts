import type { GuestFacts, GuestPayment, GuestSegments } from '../guest-facts.ts';

/** An example in another state. */
export const withPayment = (facts: GuestFacts, payment: Partial<GuestPayment>): GuestFacts => ({
  ...facts,
  payment: { ...facts.payment, ...payment },
});

export const noSegments: GuestSegments = {
  paid: '0',
  held: '0',
  asked: '0',
  due: '0',
  paidAt: null,
  paidNote: '',
  dueBy: null,
};
