import { expect } from '@playwright/test';
import { beSignedIn, signIn } from './sign-in.ts';
import { test } from './test.ts';
import { checkData, fillOrder, freshId } from './wizard.ts';

test('Where storage is denied, an order is made all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await signIn(page);
  const externalId = freshId();
  await fillOrder(page, externalId);
  await checkData(page);
  await page.getByRole('button', { name: 'Create order, €120.00' }).click();
  await expect(page.getByText(externalId).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create order, €120.00' })).toBeHidden();
});

test('A part that a release has taken away says so, and nothing typed is lost', async ({ page }) => {
  await beSignedIn(page);
  const externalId = freshId();
  await fillOrder(page, externalId);
  const code = /\/calendar-[^/]*\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByText('Accommodation', { exact: true }).click();
  await page.getByLabel('Check-in').first().click();
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Order ID')).toHaveValue(externalId);
});
