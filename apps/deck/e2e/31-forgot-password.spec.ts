import { expect, type Page, test } from '@playwright/test';
import { codeAt, sandboxTime } from './authenticator.ts';

const peter = { login: 'peter.lang@aegeanhouse.gr', password: 'Kalypso-2026' };

async function enter(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

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
      await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
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
    await page.getByLabel('New password once more').fill('Password2026');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The value must be equal')).toBeVisible();
    await page.getByLabel('New password once more').fill('Password2026!');
    await page.keyboard.press('Enter');
    await expect(page.getByText('among the first to be guessed')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(peter.password);
    await page.getByLabel('New password once more').fill(peter.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('The password is changed.')).toBeVisible();
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

test('A second factor: a wrong code, a right one, a recovery code', async ({ page }) => {
  await page.goto('/login');
  await enter(page, peter.login, peter.password);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();
  const { secret } = await send<{ secret: string }>(page, 'POST', '/auth/v1/users/secret2fa');
  const me = await page.evaluate(() => JSON.parse(localStorage.getItem('PROFILE') ?? '{}').id as string);
  const turn = (enabled: boolean, code: string) =>
    send<{ recovery_codes: string[] }>(page, 'PUT', `/auth/v1/users/${me}`, {
      two_factor: { enabled, code },
    });
  const { recovery_codes: codes } = await turn(true, codeAt(secret, await sandboxTime(page)));

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
  await turn(false, codes[2] ?? '');
});

/** A call of the page itself, with its cookies and its token. */
async function send<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async (call) => {
      const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
      const answer = await fetch(call.path, {
        method: call.method,
        headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) },
        body: call.body ? JSON.stringify(call.body) : null,
      });
      if (!answer.ok) throw new Error(`${call.path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    { method, path, body },
  );
}
