import { expect } from '@playwright/test';
import { press } from './keyboard.ts';
import { makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

/** A name that no other journey and no order of the demo data bears. */
const guest = { first_name: 'Lito', last_name: 'Argyropoulou' };

test('Orders are looked at and acted on beside their list, by keys alone', async ({ page }) => {
  await beSignedIn(page);
  const { id, externalId: order } = await makeOrder(page, '90.00', { guest });
  await pay(page, await makeLink(page, id, '90.00', 'AUTH'));
  await makeOrder(page, '40.00', { guest });
  await page.goto('/orders?q=Argyropoulou');
  const panel = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Next row' }) });
  const title = panel.getByRole('heading', { level: 2 });
  const links = page.getByRole('rowheader').getByRole('link');
  await expect(links.nth(1)).toBeVisible();
  const [first = '', second = ''] = await links.allTextContents();

  await test.step('the space bar looks at the row', async () => {
    await page.keyboard.press('j');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(title).toHaveText(first);
    await expect(page).toHaveURL(/[?&]peek=/);
  });

  await test.step('the arrows walk the list, and a reload keeps the row', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(title).toHaveText(second);
    await page.reload();
    await expect(title).toHaveText(second);
  });

  await test.step('an act opens its dialog over the peek', async () => {
    await panel.focus();
    await page.keyboard.press('k');
    await expect(title).toHaveText(first);
    await page.keyboard.press('j');
    await expect(title).toHaveText(order);
    await press(panel.getByRole('button', { name: 'Capture €90.00' }));
    const dialog = page.getByRole('dialog', { name: /^Capture/ });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(title).toHaveText(order);
  });

  await test.step('Escape closes it, and the row has the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(links.filter({ hasText: order })).toBeFocused();
    await expect(page).not.toHaveURL(/peek=/);
  });

  await test.step('Enter opens the order that is looked at', async () => {
    await page.keyboard.press('Space');
    await expect(title).toHaveText(order);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();
  });
});
