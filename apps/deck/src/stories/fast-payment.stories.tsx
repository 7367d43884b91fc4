import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { company } from './testing/answers/company.ts';
import { words } from './testing/assertions.ts';
import { press } from './testing/interactions.ts';
import { owner, ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Fast payment', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const fastPayment = defineScenes('/orders/fast-payment');
const { businessProfiles } = contract;

export const Full = fastPayment({ expected: words('collect:fast.title') });
export const Made = fastPayment({
  at: '/orders/fast-payment?payment=payment-sent',
  expected: words('collect:fast.another'),
});
export const Failed = fastPayment(failed('collect:fast.failed', businessProfiles.get));
export const Loading = fastPayment(loading(businessProfiles.get));
/** Of what is sold by its dates alone both dates are asked for. */
export const StaysAlone = fastPayment({
  person: ownerWithout('ORDER_POSITIONS_OTHER'),
  answers: [
    mock(businessProfiles.get, {
      ...company,
      fastPaymentFields: company.fastPaymentFields.map((field) => ({ ...field, shown: true })),
    }),
  ],
  expected: words('labels:fastPaymentField.START_DATE'),
});
/** Where the company gives its IDs by hand, the ID is asked for, whatever else it hides. */
export const IdsByHand = fastPayment({
  person: { ...owner, environment: { ...owner.environment, generateOrderId: false } },
  after: [press(words('collect:actPlain.PAYMENT_LINK'))],
  expected: words('labels:fastPaymentField.ORDER_ID'),
});
export const NoRight = fastPayment({
  person: ownerWithout('ORDER_POSITIONS_OTHER'),
  expected: words('collect:fast.noRight'),
});
export const Forbidden = fastPayment(forbidden);
