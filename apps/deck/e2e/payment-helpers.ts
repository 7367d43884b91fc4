import { assignableRights } from '@deck/api/vocabulary';
import { SERVER_TIME_HEADER } from '@deck/values';
import { expect, type Locator, type Page } from '@playwright/test';

/** Test card numbers and the simulated networks' behaviour. */
export const cards = { good: '4242424242424242', withoutAddress: '4000000000000010' } as const;

const eight: ReadonlySet<string> = new Set(assignableRights);

interface Made {
  readonly id: string;
  readonly number: string;
  readonly link: string;
}

/** The guest of an order in a journey. By default each order has a Maria Papadopoulou with an e-mail of her own. */
interface Guest {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
}

/** Sends a write request as the page's signed-in user. */
export async function call<Answer>(
  page: Page,
  path: string,
  body: unknown,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
): Promise<Answer> {
  const cookies = await page.context().cookies();
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const company = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId as string,
  );
  const response = await page.request.fetch(path, {
    method,
    ...(body !== undefined && { data: body }),
    headers: {
      'Company-ID': company,
      'X-XSRF-TOKEN': xsrf,
      'Idempotency-Key': crypto.randomUUID(),
    },
  });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  // A deletion has no answer.
  return (method === 'DELETE' ? undefined : await response.json()) as Answer;
}

/** Creates a new order over the given amount. */
export async function makeOrder(
  page: Page,
  amount: string,
  { split = false, currency = 'EUR', guest = {} as Guest } = {},
): Promise<{ id: string; externalId: string }> {
  const property = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ENV') ?? '{}').properties[0].id as string,
  );
  const externalId = `E2E-${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await call<{ id: string }>(page, '/api/v1/orders', {
    external_id: externalId,
    currency,
    property_id: property,
    payment_policy: 'PREPAYMENT_100',
    applied_rate: null,
    length_of_stay: null,
    reservation_id: '',
    internal_note: '',
    message_to_customer: '',
    positions: [{ type: 'OTHER', name: 'Day charter', amount }],
    customer: {
      first_name: 'Maria',
      last_name: 'Papadopoulou',
      email: `maria.${externalId.toLowerCase()}@example.com`,
      phone: '',
      language: 'en',
      country: 'GR',
      company_name: '',
      ...guest,
    },
    split,
  });
  return { id, externalId };
}

/** Creates a link over the amount: CHARGE takes the money at once, AUTH holds it. */
export const makeLink = (
  page: Page,
  orderId: string,
  amount: string,
  scheme: 'CHARGE' | 'AUTH' = 'CHARGE',
  lifetime = 'P1D',
): Promise<Made> =>
  call<Made>(page, '/api/v1/payments', {
    order_id: orderId,
    type: 'PAYMENT_LINK',
    amount,
    currency: 'EUR',
    scheme,
    lifetime,
    description: '',
    customer_note: '',
    reference: '',
    invoice_number: '',
  });

/** Types a card into the PSP's frame, through its API; returns its token. Deck's pages name the PSP in their policy. */
export async function typeCard(
  page: Page,
  number: string = cards.good,
  { expirationMonth = 8, expirationYear = 2031 } = {},
): Promise<string> {
  const policy = (await page.request.get('/pay/any')).headers()['content-security-policy'] ?? '';
  const [, psp = ''] = /frame-src (\S+?)(;|$)/.exec(policy) ?? [];
  const card = { number, expirationMonth, expirationYear, cvc: '123', holder: 'MARIA PAPADOPOULOU' };
  const response = await page.request.post(`${psp}/frame/tokens`, { data: card });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { token: string }).token;
}

/** Types a card on a payer's page, into the fields of the PSP's frame. */
export async function fillCard(page: Page, number: string, holder: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Card details"]');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expires').fill('12/30');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Name on card').fill(holder);
}

/** Gives the payer's card through the API. */
export async function pay(
  page: Page,
  { link }: Pick<Made, 'link'>,
  number: string = cards.good,
): Promise<void> {
  const door = `/pay/api/${link.split('/').at(-1)}`;
  const { attempts } = (await (await page.request.get(door)).json()) as { attempts: number };
  const response = await page.request.post(`${door}/card`, {
    data: { cardToken: await typeCard(page, number), attempt: attempts },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Reports the payer's presence: staff cannot revoke the payment meanwhile. */
export async function bePaying(page: Page, { link }: Made): Promise<void> {
  const response = await page.request.post(`/pay/api/${link.split('/').at(-1)}/seen`);
  expect(response.ok()).toBe(true);
}

/** Creates an order with a paid payment, and opens the payment's page. */
export async function openPaid(page: Page, amount: string, scheme: 'CHARGE' | 'AUTH' = 'CHARGE') {
  const order = await makeOrder(page, amount);
  const payment = await makeLink(page, order.id, amount, scheme);
  await pay(page, payment);
  await page.goto(`/orders/${order.id}/${payment.id}`);
  await expect(page.getByRole('heading', { name: payment.number, level: 1 })).toBeVisible();
  return { order, payment };
}

/** Chooses a part in the money dialog and types the amount. */
export async function typePart(dialog: Locator, amount: string): Promise<void> {
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill(amount);
}

/** Counts the requests to a path from now on. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}

/** Removes a user's right, as an owner does. Returns a function that restores it. */
export async function takeRight(page: Page, login: string, right: string): Promise<() => Promise<unknown>> {
  const company = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId as string,
  );
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(path, { headers: { 'Company-ID': company } })).json()) as Answer;
  const users = await read<{ content: { id: string; login: string }[] }>('/api/v1/users?size=200');
  const id = users.content.find((user) => user.login === login)?.id;
  const path = `/api/v1/users/${id}/permissions`;
  const { permission } = await read<{ permission: { name: string; access: boolean }[] }>(path);
  const held = permission.filter(({ name, access }) => access && eight.has(name)).map(({ name }) => name);
  await call(page, path, { permission: held.filter((name) => name !== right) }, 'PUT');
  return () => call(page, path, { permission: held }, 'PUT');
}

/** Gives the guest's requested card through the API. */
export async function giveSavedCard(page: Page, link: string): Promise<void> {
  const response = await page.request.post(`/pay/api/cards/${link.split('/').at(-1)}/card`, {
    data: { cardToken: await typeCard(page) },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Stops the time at an instant, in the browser and in what answers of the server tell. */
export async function stopTimeAt(page: Page, instant: string): Promise<void> {
  await page.route(/\/(api|auth)\/v1\//, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), [SERVER_TIME_HEADER.toLowerCase()]: instant };
    await route.fulfill({ response, headers });
  });
  await page.clock.setFixedTime(instant);
}

/** Lets so many minutes pass, on the server and in the browser. */
export async function pass(page: Page, minutes: number, seconds = 0): Promise<void> {
  await advance(page, `PT${minutes}M`);
  await page.clock.fastForward((minutes * 60 + seconds) * 1000);
}

/** Moves the sandbox's clock and runs what is due. Sessions may end meanwhile. @param lifetime ISO-8601 */
export async function advance(page: Page, lifetime: string): Promise<void> {
  // A jump stops at hundreds of moments after many journeys, and runs what is due at each.
  const options = { data: { advance: lifetime }, timeout: 120_000 };
  const response = await page.request.post('/sandbox/api/clock', options);
  expect(response.ok(), await response.text()).toBe(true);
}
