import { expect, test, vi } from 'vitest';
import type { CardView } from '../../../src/cards/card-view.ts';
import { view } from './card-request.example.ts';
import { type CardRequestApi, cardRequestSession, watchedReply } from './card-request.ts';

const given: CardView = {
  ...view,
  status: 'TOKENIZED',
  open: false,
  card: { type: 'visa', lastFour: '4242' },
};
const card = 'tok_4242';

test('a card with a lost answer is looked up, not sent again', async () => {
  const api = {
    read: vi.fn(async () => watchedReply({ kind: 'answer', body: given })),
    seen: vi.fn(async () => watchedReply({ kind: 'answer', body: view })),
    card: vi.fn<CardRequestApi['card']>(async () => ({ kind: 'lost' })),
  } satisfies CardRequestApi;
  const session = cardRequestSession(api);
  const stop = session.start(() => true);
  await vi.waitFor(() => expect(session.state().view?.status).toBe('REQUESTED'));
  await session.sendCard(card);
  stop();
  expect(api.card.mock.calls).toEqual([[card]]);
  expect(session.state()).toMatchObject({ lost: 'no', view: { status: 'TOKENIZED', attempts: 1 } });
});
