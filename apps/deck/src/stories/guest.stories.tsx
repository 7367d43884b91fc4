import { contract } from '@deck/api/contract';
import { mock, refused } from '@deck/api/mock';
import { Refusal } from '@deck/api/server';
import type { Meta } from '@storybook/react-vite';
import { erasedGuest, guest, settledSums } from './testing/answers/guest.ts';
import { offersNot, titled, words } from './testing/assertions.ts';
import { fill, press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Guest', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const scene = defineScenes('/guests/{id}', { at: '/guests/order-klb-20418' });
const { guests, orderCards } = contract;

// The title of the tab is in the browser's history, and names nobody.
export const Full = scene({
  expected: ['KLB-20418', '€3,520.00', 'Visa •••• 9064', titled(words('app:title.guest'))],
});
export const NothingDue = scene({
  answers: [mock(guests.get, { ...guest, sums: settledSums })],
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

const { firstName, lastName } = guest.customer;
const name = `${firstName} ${lastName}`;
const asksToErase = [press(words('guests:data.more')), press(words('guests:erase.ask'), 'menuitem')];
const types = (text: string) => [
  fill(words('guests:erase.type', { name }), text),
  press(words('guests:erase.act')),
];

export const PersonalData = scene({
  after: [press(words('guests:data.more'))],
  expected: [words('guests:data.json'), words('guests:data.page'), words('guests:erase.ask')],
});
export const Erasing = scene({
  after: asksToErase,
  expected: [words('guests:erase.keep'), words('guests:erase.act')],
});
export const ErasingAnother = scene({
  after: [...asksToErase, ...types('Someone Else')],
  expected: words('guests:erase.wrong', { name }),
});
export const ErasingWhileMoneyMoves = scene({
  answers: [
    mock(guests.erase, () => {
      throw Refusal.because('GUEST_MONEY_MOVING', { payments: 'P-777904' });
    }),
  ],
  after: [...asksToErase, ...types(name)],
  expected: words('app:errors.code.GUEST_MONEY_MOVING', { payments: 'P-777904' }),
});
export const ErasedNow = scene({
  answers: [mock(guests.erase, { erasedAt: '2026-11-20T09:41:00Z', orders: 3 })],
  after: [...asksToErase, ...types(name)],
  expected: words('guests:erase.done'),
});
export const Erased = scene({
  answers: [mock(guests.get, erasedGuest), mock(orderCards.list, [])],
  expected: [
    words('guests:erased.name'),
    words('guests:erased.title', { date: '20.11.2026 09:41' }),
    words('guests:nothingDue'),
  ],
});
/** Without the right nothing can be exported or erased. */
export const WithoutTheRight = scene({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: ['KLB-20418', offersNot(words('guests:data.more'))],
});
