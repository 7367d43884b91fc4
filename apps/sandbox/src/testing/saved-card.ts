import { card } from './payments.ts';
import { type Browser, ORIGIN, type TestApp, withKey } from './test-app.ts';

/** Saves a card for an order's guest, as staff do; returns its id. */
export async function saveCard(
  app: TestApp,
  browser: Browser,
  orderId: string,
  number: string,
  changes: Partial<ReturnType<typeof card>> = {},
): Promise<string> {
  const answer = await app.app.request(`${ORIGIN}/pay/api/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card(number), ...changes }),
  });
  const { token } = await answer.json();
  return (await browser.api.orderCards.save({ id: orderId, body: { token } }, withKey())).id;
}
