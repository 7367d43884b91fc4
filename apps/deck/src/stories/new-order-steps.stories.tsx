import { contract } from '@deck/api/contract';
import { broken, mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { getPage } from './testing/answers/answers.ts';
import { formDrafts, keepsDraft, newOrderDraft } from './testing/answers/drafts.ts';
import { order } from './testing/answers/order.ts';
import { orders as known } from './testing/answers/orders.ts';
import { amount, holds, inSight, opens, words } from './testing/assertions.ts';
import { choose, type Deed, fill, onPhone, press, until } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/New order steps', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const newOrder = defineScenes('/orders/create', {
  // Nobody has an order of the ID that is typed.
  answers: [mock(contract.orders.list, ({ getOrdersRq }) => getPage(getOrdersRq?.externalId ? [] : known))],
});
const { orders } = contract;

const room: readonly Deed[] = [
  choose(words('orders:fields.propertyId'), 'Kalypso Bay Resort'),
  fill(words('orders:create.names.ACCOMMODATION'), 'Superior Double'),
  fill(words('orders:create.days.ACCOMMODATION'), '25.11.2026 - 28.11.2026'),
  fill(words('orders:details.guests'), '2'),
  fill(words('orders:create.amount'), '6480'),
];
const filled: readonly Deed[] = [
  ...room,
  fill(words('orders:fields.firstName'), 'Ingrid'),
  fill(words('orders:fields.lastName'), 'Solheim'),
  fill(words('orders:fields.email'), 'i.solheim@fjordmail.example'),
  fill(words('orders:fields.companyName'), 'Fjord & Partners'),
  fill(words('orders:fields.messageToCustomer'), 'We look forward to your stay.'),
];
const type = (kind: 'FLIGHT' | 'YACHT' | 'CAR' | 'OTHER') => press(words(`positionType.${kind}`), 'radio');
const check = press(words('orders:create.check'));
const create = press(words('orders:create.create', { amount: amount('6480.00', 'EUR') }));

export const Filled = newOrder({ after: filled, expected: words('orders:create.summary') });
export const Wrong = newOrder({
  after: [
    ...room,
    fill(words('orders:create.days.ACCOMMODATION'), '28.11.2026 - 25.11.2026'),
    fill(words('orders:fields.firstName'), 'Ингрид'),
    fill(words('orders:fields.email'), 'i.solheim@'),
    check,
  ],
  expected: words('validation.email'),
});
// Specification 5.25
export const Taken = defineScenes('/orders/create')({
  after: [fill(words('orders:fields.externalId'), 'KLB-20418')],
  expected: words('errors.code.ORDER_ALREADY_EXISTS'),
});
// Specification 3.13
export const Flight = newOrder({ after: [type('FLIGHT')], expected: words('orders:create.aircraft') });
export const OneWay = newOrder({
  after: [
    type('FLIGHT'),
    choose(words('orders:create.trip'), words('orders:create.trips.ONE_WAY')),
    fill(words('orders:create.oneWayDay'), '25.11.2026'),
  ],
  expected: holds(words('orders:create.oneWayDay'), '25.11.2026'),
});
// Specification 3.15
export const Yacht = newOrder({ after: [type('YACHT')], expected: words('orders:create.days.YACHT') });
// Specification 3.14
export const Car = newOrder({ after: [type('CAR')], expected: words('orders:create.pickUpLocation') });
export const Other = newOrder({ after: [type('OTHER')], expected: words('orders:create.names.OTHER') });
const transfers = choose(words('orders:fields.propertyId'), 'Aegean Transfers');
const changed = words('orders:create.typeChanged.CAR', { property: 'Aegean Transfers' });
export const TypeFollows = newOrder({
  after: [transfers],
  expected: [changed, words('orders:create.pickUpLocation')],
});
/** Chosen by hand, it is no more said to have followed. */
export const TypeByHand = newOrder({
  after: [transfers, until(changed), type('FLIGHT')],
  expected: [words('orders:create.aircraft'), words('validation.notSold')],
});
/** Its property lets rooms. */
export const NotSold = newOrder({ after: [...room, type('FLIGHT')], expected: words('validation.notSold') });
export const Rate = newOrder({
  after: [
    ...room,
    fill(words('orders:create.rates.PER_NIGHT'), '2000'),
    fill(words('orders:create.amount'), '6480'),
  ],
  expected: words('orders:create.priced', { amount: amount('6000.00', 'EUR') }),
});
const another = press(words('orders:create.addPosition'));
export const SeveralPositions = newOrder({
  after: [...room, another, press(words('orders:create.actions', { number: 2 }))],
  expected: words('orders:create.moveUp'),
});
export const ManyPositions = newOrder({
  after: [...room, another, another, another, another],
  expected: words('orders:create.notComplete'),
});
const unread = fill(words('orders:create.rates.PER_NIGHT'), 'two hundred');
/** A text that the field cannot read is not in the form: folded, it would be lost. */
export const FoldedUnread = newOrder({
  after: [
    ...room,
    unread,
    another,
    press(words('orders:create.actions', { number: 1 })),
    press(words('orders:create.foldPosition'), 'menuitem'),
  ],
  expected: holds(words('orders:create.rates.PER_NIGHT'), 'two hundred'),
});
/** The type stays as long as a text would go with its field. */
export const TypeUnread = newOrder({
  after: [...room, unread, type('OTHER')],
  expected: holds(words('orders:create.rates.PER_NIGHT'), 'two hundred'),
});
export const FollowedUnread = newOrder({
  after: [unread, transfers],
  expected: holds(words('orders:create.rates.PER_NIGHT'), 'two hundred'),
});
export const TripUnread = newOrder({
  after: [
    type('FLIGHT'),
    fill(words('orders:create.days.FLIGHT'), 'next week'),
    choose(words('orders:create.trip'), words('orders:create.trips.ONE_WAY')),
  ],
  expected: holds(words('orders:create.days.FLIGHT'), 'next week'),
});
export const KnownCustomer = newOrder({
  after: [press(words('orders:create.known')), fill(words('orders:create.known'), 'solheim')],
  expected: 'i.solheim@fjordmail.example, Fjord & Partners',
});
export const Leaving = newOrder({
  after: [...room, press(words('action.cancel'), 'link')],
  expected: [opens(words('leave.title')), words('leave.saveText')],
});
/** Not even the draft holds it. */
export const SavedUnread = newOrder({
  changing: keepsDraft,
  after: [...room, unread, press(words('action.cancel'), 'link'), press(words('leave.save'))],
  expected: [opens(words('leave.title')), words('leave.unreadText')],
});
export const Saved = newOrder({
  changing: keepsDraft,
  after: [...filled, press(words('leave.save'))],
  expected: [words('draft.saved'), words('draft.savedWhere')],
});
export const NotSaved = newOrder({
  answers: [refused(contract.drafts.create, 'DRAFTS_FULL')],
  after: [...filled, press(words('leave.save'))],
  expected: words('errors.code.DRAFTS_FULL'),
});
export const Continued = newOrder({
  answers: [mock(contract.drafts.list, formDrafts.slice(0, 1)), mock(contract.drafts.get, newOrderDraft)],
  after: [press(words('draft.restore'))],
  expected: holds(words('orders:fields.lastName'), 'Solheim'),
});
export const Kept = newOrder({
  changing: keepsDraft,
  after: [
    ...filled,
    press(words('leave.save')),
    onPhone(press(words('action.begin'))),
    press(words('title.newOrder'), ['link', 'menuitem']),
  ],
  expected: words('draft.restore'),
});
export const Check = newOrder({
  after: [...filled, check],
  expected: words('orders:create.create', { amount: amount('6480.00', 'EUR') }),
});
export const MadeAndUnreadable = newOrder({
  answers: [mock(orders.create, order), broken(orders.get), mock(orders.list, getPage([]))],
  after: [...filled, check, create],
  expected: words('orders:create.made', { order: 'KLB-20418' }),
});
// Specification 8.16
export const Refused = newOrder({
  answers: [refused(orders.create, 'ORDER_ALREADY_EXISTS')],
  after: [...filled, check, create],
  expected: inSight(words('errors.code.ORDER_ALREADY_EXISTS')),
});
// Specification 8.36
export const Unexpected = newOrder({
  answers: [refused(orders.create, 'ACCESS_DENIED')],
  after: [...filled, check, create],
  expected: inSight(words('messages:orderUnexpected')),
});
export const Unknown = newOrder({
  answers: [broken(orders.create), mock(orders.list, getPage([]))],
  after: [...filled, check, create],
  expected: inSight(words('orders:create.unknown')),
});
