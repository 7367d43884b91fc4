import type { Payment } from '@deck/api/contract/payments';
import { type PaymentAction, paymentActions } from '@deck/api/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MoneyForm, type MoneyOf, movedBetween, predict, toBody, wrongFields } from './money-rules.ts';

const hold: MoneyOf = {
  type: 'PAYMENT_LINK',
  status: 'AUTHORIZED',
  scheme: 'AUTH',
  currency: 'EUR',
  amount: '500.00',
  authorizedAmount: '500.00',
  capturedAmount: '0.00',
  heldAmount: '500.00',
  refundedAmount: '0.00',
  link: null,
};
const taken: MoneyOf = {
  ...hold,
  status: 'PARTIALLY_CAPTURED',
  capturedAmount: '180.00',
  heldAmount: '0.00',
};
const wire: MoneyOf = {
  ...hold,
  type: 'WIRE_TRANSFER',
  status: 'AWAITING',
  scheme: 'CHARGE',
  authorizedAmount: '0.00',
  heldAmount: '0.00',
};

describe('what is predicted', () => {
  it.each<[string, PaymentAction, MoneyOf, string, object | undefined]>([
    [
      'a part captured',
      'capture',
      hold,
      '180.00',
      { status: 'PARTIALLY_CAPTURED', captured: '180.00', left: '320.00' },
    ],
    ['all of it', 'capture', hold, '500.00', { status: 'CAPTURED', left: '0.00' }],
    ['a cent more than there is', 'capture', hold, '500.01', undefined],
    ['a void', 'void', hold, '500.00', { status: 'VOIDED', released: '500.00', left: '0.00' }],
    [
      'a refund of what was taken, the rest released',
      'refund',
      taken,
      '180.00',
      { status: 'REFUNDED', left: '0.00' },
    ],
    [
      'a part of it',
      'refund',
      taken,
      '60.00',
      { status: 'PARTIALLY_REFUNDED', refunded: '60.00', left: '120.00' },
    ],
    ['nothing', 'refund', taken, '0.00', undefined],
    ['what is no amount', 'refund', taken, '', undefined],
    ['a part of a wire', 'confirm', wire, '200.00', { status: 'PARTIALLY_PAID', left: '300.00' }],
    ['the rest of it', 'confirm', wire, '500.00', { status: 'PAID', left: '0.00' }],
    [
      'a revocation',
      'revoke',
      { ...wire, type: 'PAYMENT_LINK', status: 'LINK_SENT' },
      '500.00',
      { status: 'REVOKED' },
    ],
    ['a refund of a hold', 'refund', hold, '1.00', undefined],
  ])('%s', (_, action, payment, amount, expected) => {
    if (expected) expect(predict(action, payment, amount)).toMatchObject(expected);
    else expect(predict(action, payment, amount)).toBeUndefined();
  });
});

it('what an act has moved is told by comparing', () => {
  expect(movedBetween('refund', taken, { ...taken, refundedAmount: '60.00' })).toBe(6000n);
  expect(movedBetween('capture', hold, { ...hold, capturedAmount: '180.00', heldAmount: '320.00' })).toBe(
    18000n,
  );
  expect(movedBetween('void', hold, { ...hold, heldAmount: '0.00' })).toBe(50000n);
});

const possible = { possible: true, amount: '180.00', reason: null, minutes: null };
const payment: Pick<Payment, 'currency' | 'actions'> = {
  currency: 'EUR',
  actions: { capture: possible, refund: possible, void: possible, revoke: possible, confirm: possible },
};
const form = (values: Partial<MoneyForm>): MoneyForm => ({ share: 'part', amount: '', words: '', ...values });

describe('what is sent', () => {
  it('names the amount of the button, also when it is all of it', () => {
    expect(toBody('refund', payment, form({ share: 'full' }))).toEqual({ amount: '180.00' });
    expect(toBody('refund', payment, form({ amount: '60.00', words: ' Minibar ' }))).toEqual({
      amount: '60.00',
      description: 'Minibar',
    });
    expect(toBody('void', payment, form({ share: 'full' }))).toEqual({});
    expect(toBody('revoke', payment, form({ share: 'full', words: 'Twice' }))).toEqual({ reason: 'Twice' });
  });

  // Specification 5.34
  it('is refused before it leaves when it is no amount, nothing, or more than there is', () => {
    for (const amount of ['', '0.00', '-1', '0.001', '1e3', '180.01', '500.00'])
      expect(wrongFields('refund', payment, form({ amount })), amount).toHaveProperty('amount');
    expect(wrongFields('refund', payment, form({ amount: '180.00' }))).toEqual({});
    expect(wrongFields('refund', payment, form({ share: 'full', words: 'x'.repeat(2001) }))).toEqual({
      words: 'maxLength?max=2000',
    });
  });

  it('is never more than is available, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentActions),
        fc.integer({ min: 0, max: 100_000 }),
        (action, cents) => {
          const amount = (cents / 100).toFixed(2);
          const isFine = Object.keys(wrongFields(action, payment, form({ amount }))).length === 0;
          if (action === 'capture' || action === 'refund' || action === 'confirm')
            expect(isFine).toBe(cents > 0 && cents <= 18_000);
        },
      ),
    );
  });
});
