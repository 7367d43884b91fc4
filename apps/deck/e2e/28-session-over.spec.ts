import { expect, type Page } from '@playwright/test';
import { removeDrafts } from './drafts.ts';
import { advance, call, makeOrder, pass } from './payment-helpers.ts';
import { owner, signIn } from './sign-in.ts';
import { test } from './test.ts';

async function typeOrder(page: Page): Promise<void> {
  await page.goto('/orders/create');
  await page.getByLabel('First name').fill('Élodie');
  await page.getByLabel('Last name').fill("O'Neil-Smith");
  await page.getByLabel('E-mail').fill('elodie@example.com');
  await page.getByLabel('Internal note').fill('called, card 4242 4242 4242 4242');
}

async function enter(page: Page, { login, password } = owner): Promise<void> {
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Simulates the end of a session after half an hour, or when a user is locked. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'deck_session' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('Session over mid-work: the input is kept, and restored for the same user', async ({ page }) => {
  await signIn(page);
  await typeOrder(page);

  await test.step('401 leads to the sign-in and back, without a question', async () => {
    await endSession(page);
    await expect(page).toHaveURL(/\/login\?next=%2Forders%2Fcreate$/);
    await expect(page.getByText('Your session is over.')).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).toContain('elodie@example.com');
    expect(kept).not.toContain('4242');
  });

  await test.step('the form offers what was typed', async () => {
    await enter(page);
    await expect(page).toHaveURL(/\/orders\/create$/);
    await page.getByRole('button', { name: 'Continue your draft' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Élodie');
    await expect(page.getByLabel('E-mail')).toHaveValue('elodie@example.com');
    await expect(page.getByLabel('Internal note')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Continue your draft' })).toBeHidden();
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('DRAFT');
    await removeDrafts(page);
  });

  await test.step('someone else finds nothing', async () => {
    await endSession(page);
    await enter(page, { login: 'nikos.stathakis@aegeanhouse.gr', password: owner.password });
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Continue your draft' })).toBeHidden();
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('DRAFT');
  });

  await test.step('another site is nowhere to come back to', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    for (const next of ['//evil.example', '%252F%252Fevil.example', '/\\evil.example', '/.//evil.example'])
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await enter(page);
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test('Session over: typed amounts and recipients of a split are restored too', async ({ page }) => {
  await signIn(page);
  const comesBack = async () => {
    await endSession(page);
    await enter(page);
    await page.getByRole('button', { name: 'Continue your draft' }).click();
  };
  await test.step('of a permanent link', async () => {
    await page.goto('/orders/spot-payment');
    const open = page.getByRole('radio', { name: 'The payer sets the amount' });
    await open.check();
    await comesBack();
    await expect(open).toBeChecked();
    await removeDrafts(page);
  });

  await test.step('of a split order, whose payers one is asked about before they are left', async () => {
    const { id } = await makeOrder(page, '900.00', { split: true });
    await page.goto(`/orders/split-payment?order=${id}`);
    await page.getByRole('button', { name: 'Add a payer' }).click();
    const second = page.getByLabel('E-mail').nth(1);
    await second.fill('jonas@example.com');
    await comesBack();
    await expect(second).toHaveValue('jonas@example.com');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(second).toHaveValue('jonas@example.com');
  });
});

test('Before the idle end the user is asked, and stays with a key press', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  const extended: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/auth/v1/session')) extended.push('PUT');
  });

  await test.step('input extends the session, every five minutes at most', async () => {
    await page.keyboard.press('Tab');
    await pass(page, 4);
    await page.keyboard.press('Tab');
    expect(extended).toHaveLength(0);
    // Its answer says when the session ends, before the clock goes on.
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/auth/v1/session'),
    );
    await pass(page, 1, 10);
    await (await answered).finished();
    expect(extended).toHaveLength(1);
    await pass(page, 20);
    expect(extended).toHaveLength(1);
  });

  await test.step('without input it is announced', async () => {
    await pass(page, 8, 30);
    const question = page.getByRole('dialog', { name: 'Are you still there?' });
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    expect(extended).toHaveLength(2);
  });
});

test('The last minutes of a session are announced, and its end leads to the sign-in', async ({ page }) => {
  await page.clock.install();
  // Signed in almost twelve hours ago.
  let ends: string | undefined;
  await page.route('**/auth/v1/session', async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const serverTime = Date.parse(response.headers()['server-time'] ?? '');
    ends ??= new Date(serverTime + 3 * 60_000).toISOString();
    const json = { ...(await response.json()), idle_expires_at: ends, expires_at: ends };
    await route.fulfill({ response, json });
  });
  await signIn(page);
  await pass(page, 1, 10);
  const notice = page.getByRole('dialog', { name: 'Your session ends soon' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).last().click();
  await expect(notice).toBeHidden();
  await advance(page, 'PT12H');
  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session is over.')).toBeVisible();
});

// Specification 4.58
test('A permission taken away is gone at once, with a message', async ({ page, browser }) => {
  await page.goto('/login?next=/orders/create');
  await enter(page, { login: 'katerina.vlachou@aegeanhouse.gr', password: owner.password });
  await expect(page.getByRole('heading', { name: 'Νέα παραγγελία' })).toBeVisible();
  const colleague = await page.evaluate(
    () => JSON.parse(localStorage.getItem('PROFILE') ?? '{}').id as string,
  );

  const office = await (await browser.newContext()).newPage();
  await signIn(office);
  const give = (role: string) => call(office, `/auth/v1/users/${colleague}`, { role }, 'PUT');

  await give('VIEWER');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  // Her language is Greek.
  await expect(page.getByText('Τα δικαιώματά σας άλλαξαν')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await give('AGENT');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.goto('/orders/create');
  await expect(page).toHaveURL(/\/orders\/create$/);
  await office.context().close();
});
