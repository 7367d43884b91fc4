import { formatDate, SERVER_TIME_HEADER, zonedParts } from '@deck/values';
import { expect, type Page } from '@playwright/test';
import { sandboxTime } from './authenticator.ts';
import { advance, makeLink, makeOrder } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the header, the countdown of the link and its timeline say agrees with the server. */
async function expectServerTime(page: Page, { left, ago }: { left: RegExp; ago: RegExp }): Promise<void> {
  const moment = page.getByRole('banner').locator('time').first();
  await expect(async () => {
    const shown = Date.parse((await moment.getAttribute('datetime')) ?? '');
    expect(Math.abs(shown - (await sandboxTime(page)))).toBeLessThan(1.5 * MINUTE);
  }).toPass();
  await expect(page.getByText(/^Payment link, /)).toContainText(left);
  await expect(page.getByRole('listitem').filter({ hasText: 'Link created' })).toContainText(ago);
}

for (const [title, wrong] of [
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
] as const) {
  test(`On a device whose clock is ${title}, every time is the server's, also after its clock moves`, async ({
    page,
  }) => {
    await page.clock.install({ time: (await sandboxTime(page)) + wrong });
    await beSignedIn(page);
    const order = await makeOrder(page, '600.00');
    const link = await makeLink(page, order.id, '100.00', 'CHARGE', 'PT3H');
    await page.goto(`/orders/${order.id}/${link.id}`);
    await expectServerTime(page, { left: /: (3 hr|2 hr 5\d min)$/, ago: /now|minute/ });

    await test.step('the sandbox moves on, and the tab is looked at again', async () => {
      await advance(page, 'PT25M');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expectServerTime(page, { left: /: 2 hr 3\d min$/, ago: /2\d minutes ago/ });
    });

    await test.step("the time of a scheduled link is checked by the server's clock", async () => {
      // `makeOrder` takes the first property.
      const zone = await page.evaluate(
        () => JSON.parse(localStorage.getItem('ENV') ?? '{}').properties[0].timezone as string,
      );
      await page.goto(`/orders/${order.id}/new-payment`);
      await page.getByRole('radio', { name: 'Scheduled', exact: true }).check();
      const when = page.getByRole('textbox', { name: 'The link is sent on' });
      const type = async (at: number) => {
        const { date, time } = zonedParts(at, zone);
        await when.fill(`${formatDate(date)} ${time}`);
        await when.press('Tab');
      };
      await type((await sandboxTime(page)) - 10 * MINUTE);
      await expect(when).toHaveAttribute('aria-invalid', 'true');
      await type((await sandboxTime(page)) + 30 * MINUTE);
      await expect(when).not.toHaveAttribute('aria-invalid', 'true');
    });
  });
}

test('Once the clock is set, the end of the session is confirmed before the person is asked', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/orders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const later = new Date((await sandboxTime(page)) + 30 * 24 * HOUR).toISOString();
  const answered = Promise.withResolvers<void>();
  await page.route(/\/(api|auth)\/v1\//, async (route) => {
    if (route.request().url().endsWith('/auth/v1/session')) await answered.promise;
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), [SERVER_TIME_HEADER.toLowerCase()]: later },
    });
  });
  const asked = page.waitForRequest((request) => request.url().endsWith('/auth/v1/session'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
  // A dialog would be in the way.
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog', { name: 'Columns' }).getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Escape');
  answered.resolve();
  await expect(page.getByRole('banner').locator('time').first()).toHaveAttribute(
    'datetime',
    new RegExp(later.slice(0, 10)),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
