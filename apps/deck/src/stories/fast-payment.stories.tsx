import { contract } from '@deck/api/contract';
import type { Meta } from '@storybook/react-vite';
import { ownerWithout } from './testing/person.ts';
import { sceneOf, screen } from './testing/scene.tsx';
import { words } from './testing/shows.ts';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Fast payment', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const fastPayment = sceneOf('/orders/fast-payment');
const { businessProfiles } = contract;

export const Full = fastPayment({ shows: words('collect:fast.title') });
export const Made = fastPayment({
  at: '/orders/fast-payment?payment=payment-sent',
  shows: words('collect:fast.another'),
});
export const Failed = fastPayment(failed('collect:fast.failed', businessProfiles.get));
export const Loading = fastPayment(loading(businessProfiles.get));
export const NoRight = fastPayment({
  person: ownerWithout('ORDER_POSITIONS_OTHER'),
  shows: words('collect:fast.noRight'),
});
export const Forbidden = fastPayment(forbidden);
