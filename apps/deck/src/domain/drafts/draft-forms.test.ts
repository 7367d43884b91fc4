import { check } from '@deck/api';
import { draftValues } from '@deck/api/contract/draft-values';
import { draftKinds, positionTypes } from '@deck/api/vocabulary';
import { describe, expect, it } from 'vitest';
import { emptyOrder, toOrderForm } from '../../features/orders/shared/form/order-form.ts';
import { order } from '../../stories/testing/answers/order.ts';
import { environment } from '../../stories/testing/answers/people.ts';
import { firstValues } from '../payment/create/payment-values.ts';
import { firstPlan, proposeLines } from '../payment/plan/plan-values.ts';
import { emptyForm } from '../quick-order/quick-order-form.ts';
import { getDraftPath } from './draft-forms.ts';

const empty = {
  NEW_ORDER: emptyOrder(environment, 'ACCOMMODATION'),
  ORDER_EDIT: toOrderForm(order),
  CUSTOMER_EDIT: toOrderForm(order),
  NEW_PAYMENT: firstValues(order, environment),
  PAYMENT_PLAN: firstPlan(order, environment, proposeLines(order, '2026-11-22', '3') ?? []),
  FAST_PAYMENT: emptyForm(environment),
  SPLIT_PAYMENT: emptyForm(environment),
  PERMANENT_LINK: emptyForm(environment),
};

describe('a draft', () => {
  it.each(draftKinds)('of %s takes the form as it is when nothing is typed', (kind) => {
    expect(check(draftValues[kind], empty[kind], 'values')).toEqual({ value: empty[kind] });
  });

  it.each(positionTypes)('of a new order takes a position of type %s', (type) => {
    const values = emptyOrder(environment, type);
    expect(check(draftValues.NEW_ORDER, values, 'values')).toEqual({ value: values });
  });

  it('continues at an address of its own kind', () => {
    const paths = draftKinds.map((kind) => getDraftPath({ kind, orderId: 'o1' }));
    expect(new Set(paths).size).toBe(draftKinds.length);
    expect(getDraftPath({ kind: 'NEW_PAYMENT', orderId: 'o1' })).toBe('/orders/o1/new-payment');
  });
});
