import type { OrderDraft } from '@deck/api/contract/orders';
import type { LinkDraft, Payment } from '@deck/api/contract/payments';
import type { Services } from '../context.ts';
import type { PayerView } from '../payer/payer-view.ts';
import { card } from './cards.ts';
import { orderDraft, paymentDraft, stay } from './drafts.ts';
import { type Browser, brand, ORIGIN, type TestApp, withKey } from './test-app.ts';

export { card, cards } from './cards.ts';
export { paymentDraft } from './drafts.ts';

/** The dependencies of a test's sandbox. */
export const getServices = ({ db, clock }: TestApp): Services => ({
  db,
  clock,
  publicUrl: ORIGIN,
  brand,
  carried: new Set(),
  dictionaryKey: '',
  callbackAllowLocal: false,
  adminKey: undefined,
});

/** Creates an order over 1000.00 euros. */
export const makeOrder = (browser: Browser, changes: Partial<OrderDraft> = {}) =>
  browser.api.orders.create(
    { body: orderDraft({ positions: [{ ...stay, amount: '1000.00' }], ...changes }) },
    withKey(),
  );

/** Creates a link over the full amount of a new order. */
export async function makeLink(
  browser: Browser,
  changes: Partial<LinkDraft> = {},
  order: Partial<OrderDraft> = {},
): Promise<Payment & { readonly orderId: string }> {
  const { id } = await makeOrder(browser, order);
  const made = await browser.api.payments.create({ body: paymentDraft(id, changes) }, withKey());
  return { ...made, orderId: id };
}

type Answer = { readonly status: number; readonly body: PayerView & { readonly meta?: unknown } };

/** The payer of a link, with the calls of their page. */
export function payerAt(app: TestApp, link: string | null) {
  const door = (link ?? '').replace(`${ORIGIN}/pay/`, '/pay/api/');
  const answer = async (response: Response): Promise<Answer> => ({
    status: response.status,
    body: await response.json(),
  });
  const post = async (path: string, body: unknown) =>
    answer(
      await app.app.request(`${ORIGIN}${door}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const view = async () => (await answer(await app.app.request(`${ORIGIN}${door}`))).body;
  return {
    post,
    view,
    /** Gives a card like the page: with the number of cards given before. */
    pay: async (number: string) => post('/card', { ...card(number), attempt: (await view()).attempts }),
  };
}
