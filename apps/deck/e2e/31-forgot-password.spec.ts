import { expect, type Page } from '@playwright/test';
import { codeAt, sandboxTime } from './authenticator.ts';
import { call, pass } from './payment-helpers.ts';
import { test } from './test.ts';

const peter = { login: 'peter.lang@aegeanhouse.gr', password: 'Kalypso-2026' };

async function enter(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

// Specification 8.28, 8.29
test('A forgotten password: locked out, a letter, a new password', async ({ page, context }) => {
  await page.goto('/login');

  await test.step('the attempts left are told, and in the end the way out', async () => {
    for (const left of ['4 attempts left', '3 attempts left', '2 attempts left', '1 attempt left']) {
      await enter(page, peter.login, 'wrong');
      await expect(page.getByRole('alert')).toContainText(left);
    }
    await enter(page, peter.login, 'wrong');
    await expect(page.getByRole('alert')).toContainText('The account is blocked');
    await page.getByRole('alert').getByRole('link', { name: 'Forgot password' }).click();
  });

  await test.step('the answer is the same for everyone', async () => {
    for (const login of ['nobody@nowhere.test', peter.login]) {
      await page.goto('/login/reset');
      await page.getByLabel('Login').fill(login);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
    }
  });

  const link = await test.step('the letter, in the inbox', async () => {
    const inbox = await context.newPage();
    await inbox.goto('/sandbox');
    await inbox
      .getByRole('link')
      .filter({ hasText: peter.login })
      .filter({ hasText: 'A new password' })
      .first()
      .click();
    const button = inbox.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' });
    const href = await button.getAttribute('href');
    await inbox.close();
    return new URL(href ?? '').pathname;
  });

  await test.step('rules are said before, and refused at the field', async () => {
    await page.goto(link);
    const field = page.getByLabel('New password', { exact: true });
    await expect(page.getByText('At least 8 characters')).toBeVisible();
    await field.fill('short');
    await page.keyboard.press('Enter');
    await expect(page.getByText('at least 8 characters long')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('Password2026!');
    await page.getByLabel('New password again').fill('Password2026');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The value must be equal')).toBeVisible();
    await page.getByLabel('New password again').fill('Password2026!');
    await page.keyboard.press('Enter');
    await expect(page.getByText('too easy to guess')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(peter.password);
    await page.getByLabel('New password again').fill(peter.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
  });

  await test.step('the link works once, and its pages open no other way', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/login/set/nobody-was-sent-this');
    await expect(page.getByRole('heading', { name: 'There is no such link' })).toBeVisible();
    await page.goto('/login/link-not-found');
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('unlocked', async () => {
    await enter(page, peter.login, peter.password);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();
  });
});

// Specification 1.18, 8.19, 8.38
test('A second factor: a wrong code, a right one, a recovery code', async ({ page }) => {
  await page.goto('/login');
  await enter(page, peter.login, peter.password);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();
  const { secret } = await call<{ secret: string }>(page, '/auth/v1/users/secret2fa', undefined);
  const me = await page.evaluate(() => JSON.parse(localStorage.getItem('PROFILE') ?? '{}').id as string);
  const { recovery_codes: codes } = await call<{ recovery_codes: string[] }>(
    page,
    `/auth/v1/users/${me}`,
    { two_factor: { enabled: true, code: codeAt(secret, await sandboxTime(page)) } },
    'PUT',
  );

  const out = async () => {
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await enter(page, peter.login, peter.password);
  };
  await out();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Invalid verification code! 4 attempts left.');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();

  await out();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Invalid verification code!');
  await page.getByLabel('Recovery code').fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-factor sign-in?' });
  await dialog.getByRole('textbox').fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Invalid verification code!')).toBeVisible();
  await dialog.getByRole('textbox').fill(codes[2] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two-factor sign-in is off')).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await enter(page, peter.login, peter.password);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();
});

// Specification 9.4, 9.5
test('The key for an authenticator is valid for five minutes, and can be requested again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login?next=/profile');
  await enter(page, peter.login, peter.password);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const key = page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/);
  const first = (await key.textContent()) ?? '';
  await pass(page, 2);
  await expect(page.getByText(/The key works for another [23]:\d\d/)).toBeVisible();
  await pass(page, 3, 1);
  await expect(key).toHaveCount(0);
  await expect(page.getByText('The setup key has expired.')).toBeVisible();
  await page.getByRole('button', { name: 'Get a new key' }).click();
  await expect(key).toBeVisible();
  await expect(key).not.toHaveText(first);
  await expect(page.getByText(/The key works for another [45]:\d\d/)).toBeVisible();
});

test('One’s own password: refused at its fields, then changed', async ({ page }) => {
  await page.goto('/login?next=/profile');
  await enter(page, peter.login, peter.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  const fill = async (current: string, next: string, again: string) => {
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password', { exact: true }).fill(next);
    await dialog.getByLabel('New password again').fill(again);
    await page.keyboard.press('Enter');
  };
  await fill('', 'short', 'other');
  await expect(dialog.getByText('at least 8 characters long')).toBeVisible();
  await fill('not-my-password', 'saffron-lantern-41', 'saffron-lantern-14');
  await expect(dialog.getByText('The value must be equal')).toBeVisible();
  await fill('not-my-password', 'saffron-lantern-41', 'saffron-lantern-41');
  await expect(dialog.getByText('Invalid current password')).toHaveCount(1);
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await fill(peter.password, peter.password, peter.password);
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(dialog).toBeHidden();
});
