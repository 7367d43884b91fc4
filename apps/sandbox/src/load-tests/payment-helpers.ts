import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@deck/api/client';
import type { OrderDraft } from '@deck/api/contract/orders';
import { DEMO_PASSWORD, demoPeople } from '../seed/people.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { card, cards } from '../testing/cards.ts';
import { orderDraft, paymentDraft, stay } from '../testing/drafts.ts';

/** A write of the client, and its acknowledged result. */
export interface Deal {
  readonly externalId: string;
  /** Set once the server has acknowledged it. */
  orderId?: string;
  paymentId?: string;
  charged?: boolean | undefined;
}

const AMOUNT = '100.00';

/**
 * A client that repeatedly creates an order and a link, and pays it. It resends unacknowledged calls with the
 * same key, as a user would.
 * @param onFault receives each lost call and each server error
 */
export async function runTill(
  origin: string,
  deals: Deal[],
  over: AbortSignal,
  onFault: () => void = () => undefined,
): Promise<void> {
  let from = anyAddress();
  const browser = openBrowser(origin, async (url, init) => {
    try {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', from);
      const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(15_000) });
      if (answer.status >= 500) onFault();
      return answer;
    } catch (lost) {
      onFault();
      throw lost;
    }
  });
  await persist(over, () => signIn(browser));
  while (!over.aborted) {
    const deal: Deal = { externalId: `CHAOS-${randomUUID().slice(0, 18)}` };
    deals.push(deal);
    // A kill leaves a try of a card counted at its address, and a till that met the limit would only wait.
    from = anyAddress();
    await makeDeal(browser, deal, over);
  }
}

/** An address of a network that tests may use, by which a server behind a proxy knows a payer. */
const anyAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

async function makeDeal({ api, send }: Browser, deal: Deal, over: AbortSignal): Promise<void> {
  const [orderKey, paymentKey] = [randomUUID(), randomUUID()];
  const draft: OrderDraft = orderDraft({
    externalId: deal.externalId,
    positions: [{ ...stay, amount: AMOUNT }],
  });
  const order = await persist(over, () => api.orders.create({ body: draft }, { idempotencyKey: orderKey }));
  if (!order) return;
  deal.orderId = order.id;

  const body = paymentDraft(order.id, { amount: AMOUNT });
  const payment = await persist(over, () => api.payments.create({ body }, { idempotencyKey: paymentKey }));
  if (!payment?.link) return;
  deal.paymentId = payment.id;

  const door = `/pay/api/${payment.link.split('/').at(-1)}`;
  deal.charged = await persist(over, async () => {
    const view = await (await send(door)).json();
    if (view.status === 'CHARGED' || !view.payable) return view.status === 'CHARGED';
    const answer = await send(`${door}/card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cardToken: await typeCard(view.pspUrl), attempt: view.attempts }),
    });
    if (!answer.ok) throw new Error(`The card was answered with ${answer.status}`);
    return (await answer.json()).status === 'CHARGED';
  });
}

/** Types the good card into the PSP's frame; its token. */
export async function typeCard(pspUrl: string): Promise<string> {
  const answer = await fetch(`${pspUrl}/frame/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card(cards.good)),
  });
  return (await answer.json()).token;
}

/** A browser of the demo's first person, signed in. */
export async function signedInAt(origin: string): Promise<Browser> {
  const browser = openBrowser(origin);
  await signIn(browser);
  return browser;
}

let lastSignIn: Promise<unknown> = Promise.resolve();

/** One after another: attempts of one person that overlap count together, as if somebody guessed the password. */
async function signIn({ api }: Browser): Promise<void> {
  const body = { login: demoPeople[0]?.login ?? '', password: DEMO_PASSWORD };
  const mine = lastSignIn.catch(() => undefined).then(() => api.session.start({ body }));
  lastSignIn = mine;
  await mine;
}

/** Retries until the server answers. A refusal counts as a server error. Undefined once the run is over. */
async function persist<T>(over: AbortSignal, work: () => Promise<T>): Promise<T | undefined> {
  while (!over.aborted) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error;
      await wait(50);
    }
  }
  return undefined;
}
