import { expect, type Page, type Route } from '@playwright/test';
import { takeAPaymentByEmail } from './link-by-email.ts';
import { linkOn } from './payers.ts';
import { makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn, owner, signIn } from './sign-in.ts';
import { test, withThirdParties } from './test.ts';

test.use({ baseURL: withThirdParties });

const THIRD_PARTIES = /^https:\/\/(chat|analytics)\.deck\.invalid\//;

/** How an external script may behave. */
const troubles: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'are blocked': (route) => route.abort('blockedbyclient'),
  // Never answered: the request is pending until the page unloads.
  hang: () => new Promise(() => undefined),
  'are broken': (route) => script(route, 'this is no { script'),
  throw: (route) =>
    script(
      route,
      `window.theyRan = (window.theyRan ?? 0) + 1;
       setInterval(() => { throw new Error('not ours'); }, 200);
       addEventListener('click', () => { throw new Error('not ours either'); }, true);
       throw new Error('not ours at all');`,
    ),
};

const script = (route: Route, body: string) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body });

/** Staff's part of a payment: an order and a link, sent by e-mail and paid. */
async function takeAPayment(page: Page): Promise<void> {
  const order = await makeOrder(page, '20.00');
  await page.goto(`/orders/${order.id}/new-payment`);
  await page.getByRole('button', { name: 'Create link for €20.00' }).click();
  const link = await linkOn(page);
  await page.getByRole('button', { name: 'Send link for €20.00' }).click();
  await expect(page.getByRole('heading', { name: /^Sent to Maria/ })).toBeVisible();
  await pay(page, { link });
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText('Order paid €20.00')).toBeVisible();
}

for (const [what, answer] of Object.entries(troubles))
  test(`when chat and analytics ${what}, a payment is taken all the same`, async ({ page, context }) => {
    const asked: string[] = [];
    await page.route(THIRD_PARTIES, (route) => {
      asked.push(route.request().url());
      return answer(route);
    });
    await signIn(page);
    // Scripts that run and throw could break the most, so they get the whole journey.
    if (what === 'throw') await takeAPaymentByEmail(page, context);
    else await takeAPayment(page);
    expect(new Set(asked).size, asked.join()).toBe(2);
    await expect(page.getByText('This page could not be shown')).toHaveCount(0);
  });

// Specification 1.29
test('they load after the first screen, send no address, and end with the session', async ({ page }) => {
  const asked: { referrer: string | undefined; from: string }[] = [];
  await page.route(THIRD_PARTIES, (route) => {
    asked.push({ referrer: route.request().headers().referer, from: new URL(page.url()).pathname });
    return script(route, 'window.theyRan = (window.theyRan ?? 0) + 1');
  });
  await page.goto('/login');
  await expect(page.getByLabel('Login')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await signIn(page);
  await expect.poll(() => page.evaluate('window.theyRan')).toBe(2);
  expect(asked).toEqual([
    { referrer: undefined, from: '/' },
    { referrer: undefined, from: '/' },
  ]);
  await page.goto('/profile');
  await expect.poll(() => page.evaluate('window.theyRan')).toBe(2);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('Login')).toBeVisible();
  await page.waitForFunction('window.theyRan === undefined');
});

test("a payer's page and the inbox load none of them, and their policy lets none in", async ({ page }) => {
  const asked: string[] = [];
  await page.route(THIRD_PARTIES, (route) => {
    asked.push(page.url());
    return script(route, '');
  });
  await beSignedIn(page, owner);
  const order = await makeOrder(page, '20.00');
  const { link } = await makeLink(page, order.id, '20.00');
  await page.goto('/');
  await expect.poll(() => asked.length).toBe(2);
  for (const address of [link, '/sandbox']) {
    const response = await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(response?.headers()['content-security-policy']).not.toContain('deck.invalid');
  }
  expect(asked).toHaveLength(2);
});
