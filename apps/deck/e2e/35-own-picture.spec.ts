import { expect } from '@playwright/test';
import { beSignedIn, owner } from './sign-in.ts';
import { test } from './test.ts';

/** The smallest picture: a pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test('One’s own picture: invalid files refused, shown, removed', async ({ page }) => {
  await beSignedIn(page, { login: 'peter.lang@aegeanhouse.gr', password: owner.password });
  await page.goto('/profile/edit');
  const form = page.getByRole('main');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    form.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

  await test.step('what is too large, of another kind, or only called a picture is refused at the field', async () => {
    await choose('me.svg', 'image/svg+xml', Buffer.from(script));
    await expect(form.getByText(/me\.svg.*not accepted/)).toBeVisible();
    await choose('huge.png', 'image/png', Buffer.alloc(5_100_000));
    await expect(form.getByText(/huge\.png.*larger than 5/)).toBeVisible();
    await choose('me.png', 'image/png', Buffer.from(script));
    // At the field, without a notification.
    await expect(page.getByText('Choose a PNG, JPEG or WebP picture')).toHaveCount(1);
  });

  await test.step('a picture is seen before it is saved, and everywhere after', async () => {
    await choose('me.png', 'image/png', png);
    await expect(form.locator('img')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await page.reload();
    await expect(form.locator('img')).toHaveAttribute('src', /^\/resources\/files\/.+\.png$/);
    await expect(page.getByRole('button', { name: /^Account of/ }).locator('img')).toBeVisible();
  });

  await test.step('taken away, the initials stand again', async () => {
    await page.goto('/profile/edit');
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.locator('img')).toHaveCount(0);
  });
});
