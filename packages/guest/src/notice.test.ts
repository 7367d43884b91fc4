import { describe, expect, test } from 'vitest';
import { kalypso, kalypsoDeclined } from './examples/index.ts';
import { withPayment } from './examples/variants.ts';
import { type GuestState, guestLanguages, toGuestContent } from './index.ts';

const inState = (state: GuestState) => toGuestContent(withPayment(kalypso, { state }), 'en');

describe('each state', () => {
  test.each([
    ['CONFIRMING', 'info', 'We are asking your bank'],
    ['PAID', 'success', 'Paid €1,944.00'],
    ['HELD', 'success', '€1,944.00 is held'],
    ['AWAITING_TRANSFER', 'info', 'We are waiting for your transfer'],
    ['CARD_SAVED', 'success', 'Your card is saved'],
    ['EXPIRED', 'warning', 'This link has expired'],
    ['CANCELED', 'warning', 'This payment was canceled'],
    ['PAID_BY_ANOTHER', 'success', 'This is already paid'],
    ['FAILED', 'danger', 'The payment failed'],
    ['REFUNDED', 'info', 'The money was given back'],
    ['RELEASED', 'info', 'The hold was freed'],
  ] as const)('%s has a notice', (state, tone, title) => {
    expect(inState(state).notice).toMatchObject({ tone, title });
  });

  test.each(['EXPIRED', 'CANCELED', 'PAID_BY_ANOTHER', 'FAILED'] as const)('%s strikes the sum', (state) => {
    const content = inState(state);
    expect(content.sum.isStruck).toBe(true);
    expect(content).toMatchObject({ deadline: null, next: null, receipt: null });
    expect(content.form.isOpen).toBe(false);
    expect(content.mail.subject).toBe(`${content.notice?.title}, Kalypso Bay Resort`);
  });

  test('an open payment has none, and can be paid', () => {
    expect(inState('OPEN').notice).toBeNull();
    expect(inState('OPEN').form).toMatchObject({ isOpen: true, isBusy: false, orByCard: 'or pay by card' });
  });

  test('while the bank is asked the button keeps its words', () => {
    expect(inState('CONFIRMING').form).toMatchObject({
      button: 'Pay €1,944.00',
      isBusy: true,
      isOpen: false,
    });
  });
});

describe('a decline', () => {
  test('names the card, says that nothing was charged, and what to do', () => {
    const content = toGuestContent(kalypsoDeclined, 'en');
    expect(content.notice).toEqual({
      tone: 'danger',
      title: 'Your bank declined Visa ••••\u00a08024',
      text: 'Nothing was charged. Ask your bank about its limit. Or pay another way: your dates stay kept.',
    });
    expect(content.form.orByCard).toBe('or another card');
  });

  test('of a way without a card names that way', () => {
    const { notice } = toGuestContent(
      withPayment(kalypsoDeclined, { card: null, methodTitle: 'IRIS', reason: null }),
      'en',
    );
    expect(notice).toEqual({
      tone: 'danger',
      title: 'The payment with IRIS was not completed',
      text: 'Nothing was charged. Try again. Or pay another way: your dates stay kept.',
    });
  });

  test.each(['SOMETHING_NEW', 'toString', null])('for the unknown reason %s sends to the bank', (reason) => {
    const { notice } = toGuestContent(withPayment(kalypsoDeclined, { reason }), 'en');
    expect(notice?.text).toContain('Ask your bank about it.');
  });

  test.each(guestLanguages)('shows no code in %s', (language) => {
    const { notice } = toGuestContent(kalypsoDeclined, language);
    expect(notice?.text).not.toMatch(/[A-Z]{2,}_|\b\d{2}\b/);
  });
});
