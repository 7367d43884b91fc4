import { contract } from '@deck/api/contract';
import { broken, mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import {
  externalState,
  failedCallback,
  postedTransaction,
  suite8,
  callbacks as told,
} from './testing/answers/money.ts';
import { order } from './testing/answers/order.ts';
import { charged } from './testing/answers/payments.ts';
import { technicalHistory } from './testing/answers/timeline.ts';
import { rate, words } from './testing/assertions.ts';
import { press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Payment details', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const { callbacks, hotelSystems, orderPayments, orders, paymentActions, payments, transactions } = contract;
const at = '/orders/order-klb-20418/payment-charged';
const details = defineScenes('/orders/{id}/{paymentId}', { at });

export const Converted = details({
  answers: [
    mock(orderPayments.get, {
      ...charged,
      inputCurrency: 'GBP',
      inputAmount: '1761.80',
      acquisitionCurrency: 'GBP',
      acquisitionAmount: '1761.80',
      appliedRate: { from: 'GBP', to: 'EUR', rate: '1.22602', date: '2026-11-21', endDate: '2026-11-30' },
    }),
  ],
  expected: [
    words('payment:fact.acquisition'),
    words('payment:fact.rateOf', { from: 'GBP', to: 'EUR', rate: rate('1.22602'), date: '21.11.2026' }),
  ],
});

// Specification 2.58, 3.31, 8.26
export const Transaction = details({
  at: `${at}?transaction=transaction-charge`,
  expected: [words('payment:transaction.rrn'), words('messages:receipt')],
});
export const DeclinedTransaction = details({
  at: `${at}?transaction=transaction-declined`,
  expected: words('payment:transaction.pspOperationId'),
});
export const Callback = details({
  at: `${at}?callback=callback-charged`,
  expected: words('payment:callbacks.url'),
});
export const FailedCallback = details({
  at: `${at}?callback=${failedCallback.id}`,
  answers: [mock(callbacks.list, [failedCallback, ...told])],
  expected: words('payment:callbacks.next'),
});
export const TellAgain = details({
  after: [press(words('payment:callbacks.again'))],
  expected: words('labels:callbackType.card'),
});
export const TechnicalEvents = details({
  answers: [mock(payments.history, [...technicalHistory])],
  after: [press(words('payment:timeline.verbose'), 'switch')],
  expected: words('event.CALLBACK_DELIVERED'),
});
export const AtTheProvider = details({
  answers: [mock(paymentActions.externalState, externalState)],
  after: [press(words('payment:external.look'))],
  expected: words('payment:external.inSync'),
});
export const ProviderKnowsMore = details({
  answers: [mock(paymentActions.externalState, { ...externalState, inSync: false })],
  after: [press(words('payment:external.look'))],
  expected: words('payment:external.outOfSync'),
});
export const HotelSystem = details({
  answers: [
    mock(orders.get, { ...order, tags: ['IFC'] }),
    mock(transactions.list, [postedTransaction]),
    mock(hotelSystems.suite8, [suite8]),
  ],
  expected: words('payment:hotel.room'),
});
// Specification 8.25
export const PartsFailed = details({
  answers: [broken(transactions.list), broken(callbacks.list), broken(payments.history)],
  expected: words('errors.data'),
});
