import { contract } from '@deck/api/contract';
import { refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { pageOfPayment } from './testing/answers/payment-page.ts';
import { sent } from './testing/answers/payments.ts';
import { titled, words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Payment', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const payment = defineScenes('/orders/{id}/{paymentId}', { at: '/orders/order-klb-20418/payment-charged' });
const { orderPayments } = contract;

// Specification 2.58
export const Full = payment({ expected: ['P-778125', words('payment:callbacks.title'), titled('P-778125')] });
// Specification 2.58
export const OnHold = payment({ at: '/orders/order-klb-20418/payment-held', expected: 'P-778127' });
export const Unpaid = payment({ ...pageOfPayment(sent), expected: 'P-778131' });
export const Loading = payment(loading(orderPayments.get));
// Specification 8.25
export const Failed = payment(failed('payments:details.failed', orderPayments.get));
export const NotFound = payment(
  answered('payments:details.notFound', refused(orderPayments.get, 'NOT_FOUND')),
);
export const Forbidden = payment(forbidden);
