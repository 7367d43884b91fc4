import { card, cardToken } from './payments.ts';
import { type Browser, type TestApp, withKey } from './test-app.ts';

/** Saves a card for an order's guest, as staff do; returns its id. */
export async function saveCard(
  app: TestApp,
  browser: Browser,
  orderId: string,
  number: string,
  changes: Partial<ReturnType<typeof card>> = {},
): Promise<string> {
  const token = await cardToken(app, { ...card(number), ...changes });
  return (await browser.api.orderCards.save({ id: orderId, body: { token } }, withKey())).id;
}
