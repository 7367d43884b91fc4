import { contract } from '@deck/api/contract';
import { mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { cardRequest, savedCard } from './testing/answers/cards.ts';
import { order } from './testing/answers/order.ts';
import { refusedRequest } from './testing/answers/timeline.ts';
import { kitWords, opens, words } from './testing/assertions.ts';
import { fill, press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Order cards', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const { orderCards, orders } = contract;
const at = '/orders/order-klb-20418';
const cards = defineScenes('/orders/{id}', {
  at,
  answers: [mock(orderCards.list, [cardRequest, savedCard])],
});
const noneAsked = { answers: [mock(orderCards.list, [savedCard])] };
const ask = press(words('order:cards.request'));
const send = press(words('order:ask.act'));

export const Ask = cards({
  ...noneAsked,
  after: [ask],
  expected: opens(words('order:ask.title', { order: 'KLB-20418' })),
});
export const AskBySms = cards({
  ...noneAsked,
  after: [ask, press(words('labels:channel.SMS'), 'radio'), fill(words('order:ask.phone'), '+47 12'), send],
  expected: kitWords(({ phoneField }) => phoneField.impossible),
});
// Specification 8.18
export const AskRefused = cards({
  answers: [...noneAsked.answers, refused(orderCards.request, 'CARD_ALREADY_REQUESTED')],
  after: [ask, send],
  expected: words('errors.code.CARD_ALREADY_REQUESTED'),
});
export const AskAndThinkAgain = cards({
  ...noneAsked,
  after: [
    ask,
    fill(words('order:ask.note'), 'For the minibar and the boat to Delos'),
    press(words('order:ask.keep')),
  ],
  expected: opens({ read: ({ modal }) => modal.discardTitle }),
});
export const SavedCard = cards({
  at: `${at}?card=${savedCard.id}`,
  expected: [opens('American Express •••• 5118'), words('order:cards.delete')],
});
export const DeleteCard = cards({
  at: `${at}?card=${savedCard.id}`,
  after: [press(words('order:cards.delete'))],
  expected: opens(words('order:cards.deleteTitle', { card: 'American Express •••• 5118' })),
});
export const Request = cards({
  at: `${at}?card=${cardRequest.id}`,
  expected: [opens(words('order:cards.requestRow')), words('order:cards.cancelRequest')],
});
export const RequestRefused = cards({
  at: `${at}?card=${cardRequest.id}`,
  answers: [
    mock(orders.get, { ...order, timeline: [...refusedRequest] }),
    mock(orderCards.list, [cardRequest, savedCard]),
  ],
  expected: words('errors.notDeliveredBecause', { reason: '552 5.2.2' }),
});
export const CancelRequest = cards({
  at: `${at}?card=${cardRequest.id}`,
  after: [press(words('order:cards.cancelRequest'))],
  expected: opens(words('order:cards.cancelTitle')),
});
// Specification 8.25
export const Failed = cards(failed('messages:load.tenders', orderCards.list));
