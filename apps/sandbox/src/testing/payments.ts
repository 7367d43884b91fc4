import type { OrderDraft } from '@deck/api/contract/orders';
import type { LinkDraft, Payment } from '@deck/api/contract/payments';
import type { Services } from '../context.ts';
import type { PayerView } from '../payer/payer-view.ts';
import { card } from './cards.ts';
import { orderDraft, paymentDraft, stay } from './drafts.ts';
import { type Browser, brand, ORIGIN, type TestApp, withKey } from './test-app.ts';

export { card, cards } from './cards.ts';
export { paymentDraft, planDraft, wireDraft } from './drafts.ts';

/** The dependencies of a test's sandbox. */
export const getServices = ({ db, clock, psp: { psp, simulator, pspUrl } }: TestApp): Services => ({
  psp,
  simulator,
  pspUrl,
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

/** The token that the PSP's frame gives for a card. */
export async function cardToken(
  { psp }: Pick<TestApp, 'psp'>,
  typed: ReturnType<typeof card>,
): Promise<string> {
  const response = await psp.request('/frame/tokens', jsonPost(typed));
  return (await response.json()).token ?? '';
}

const jsonPost = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The payer answers on the bank's page, whatever Deck knows of the payment by then. */
export async function answerAtBank(
  app: TestApp,
  paymentId: string,
  answer: 'approve' | 'refuse',
): Promise<void> {
  const [operation] = (await app.psp.psp.readReference(paymentId)) ?? [];
  await app.psp.request(`/frame/operations/${operation?.id}/answer`, jsonPost({ answer }));
}

/** The token of a card that the PSP took before it expired. */
export async function expiredToken({ psp }: TestApp): Promise<string> {
  const masked = { type: 'visa' as const, number: '424242••••••4242', holder: 'MARIA PAPADOPOULOU' };
  const token = `tok_${crypto.randomUUID()}`;
  const kept = { ...masked, expirationMonth: 10, expirationYear: 2026 };
  await psp.simulator?.record({
    operations: [],
    cards: [{ token, card: kept, wallet: null, fingerprint: token }],
  });
  return token;
}

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
  const give = async (number: string, attempt: number) =>
    post('/card', { cardToken: await cardToken(app, card(number)), attempt });
  const view = async () => (await answer(await app.app.request(`${ORIGIN}${door}`))).body;
  return {
    post,
    view,
    /** Gives a card like the page: typed into the PSP's frame, with the number of cards given before. */
    pay: async (number: string) => give(number, (await view()).attempts),
    /** The same with a number of attempts that the page may have known before. */
    give,
    /** Answers on the page of the bank or the method, and comes back. */
    atBank: async (answer: 'approve' | 'refuse' | 'later') => {
      const id = /op_[\w-]+/.exec((await view()).action?.url ?? '')?.[0] ?? '';
      await app.psp.request(`/frame/operations/${id}/answer`, jsonPost({ answer }));
      return post('/returned', {});
    },
  };
}
