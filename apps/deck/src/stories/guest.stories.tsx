import { contract } from '@deck/api/contract';
import { mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { guest } from './testing/answers/guest.ts';
import { titled, words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Guest', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const scene = defineScenes('/guests/{id}', { at: '/guests/order-klb-20418' });
const { guests, orderCards } = contract;
const settled = guest.sums.map((sum) => ({ ...sum, paid: sum.total, held: '0', asked: '0', due: '0' }));

// The title of the tab is in the browser's history, and names nobody.
export const Full = scene({
  expected: ['KLB-20418', '€3,520.00', 'Visa •••• 9064', titled(words('app:title.guest'))],
});
export const NothingDue = scene({
  answers: [mock(guests.get, { ...guest, sums: settled })],
  expected: words('guests:nothingDue'),
});
export const OnlyTheNewest = scene({
  answers: [mock(guests.get, { ...guest, complete: false })],
  expected: words('guests:newest'),
});
export const NoPayments = scene(
  answered('guests:noPayments', mock(guests.get, { ...guest, payments: [] }), mock(orderCards.list, [])),
);
export const Loading = scene(loading(guests.get));
export const Failed = scene(failed('guests:failed', guests.get));
export const CardsFailed = scene(failed('messages:load.tenders', orderCards.list));
export const NotFound = scene({
  answers: [refused(guests.get, 'NOT_FOUND')],
  expected: [words('guests:notFound'), titled(words('app:title.guest'))],
});
export const Forbidden = scene(forbidden);
