import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

/** A name that no other journey and no order of the demo data bears. */
const guest = { first_name: 'Zelda', last_name: 'Quillfeather', email: 'zelda.quillfeather@example.com' };
const name = 'Zelda Quillfeather';

test('A guest’s data is exported, and erased once their name is typed and nothing moves', async ({
  page,
}) => {
  await beSignedIn(page);
  const { id, externalId } = await makeOrder(page, '120.00', { guest });
  const link = await makeLink(page, id, '120.00');
  await page.goto(`/guests/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  const menu = page.getByRole('button', { name: 'Personal data', exact: true });
  await menu.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as a file for programs' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain('zelda.quillfeather@example.com');

  await menu.click();
  await page.getByRole('menuitem', { name: /^Erase personal data/ }).click();
  const dialog = page.getByRole('dialog');
  const erase = dialog.getByRole('button', { name: 'Erase personal data' });
  await dialog.getByRole('textbox').fill('Zelda');
  await erase.click();
  await expect(dialog.getByText(`Type ${name} exactly as it stands here`)).toBeVisible();
  await dialog.getByRole('textbox').fill(name);
  await erase.click();
  await expect(dialog.getByText('Money is still moving for this guest')).toBeVisible();

  await pay(page, link);
  // A fiscal receipt takes some seconds.
  await expect(async () => {
    await erase.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Erased guest', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Orders' })).toContainText(externalId);
  await expect(page.getByText('€120.00').first()).toBeVisible();
});

test('How long data is kept is saved', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/settings/privacy');
  const guests = page.getByRole('spinbutton', { name: /^Personal data of guests/ });
  await guests.fill('7000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('The settings are saved'),
  ).toBeVisible();
  await page.reload();
  await expect(guests).toHaveValue('7000');
  await guests.fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('The settings are saved'),
  ).toBeVisible();
});
