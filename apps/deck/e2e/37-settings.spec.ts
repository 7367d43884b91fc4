import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { call } from './payment-helpers.ts';
import { beSignedIn, owner } from './sign-in.ts';
import { test } from './test.ts';

const manager = { login: 'nikos.stathakis@aegeanhouse.gr', password: owner.password };
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const settingsCall = /\/api\/v1\/business-profiles\/[^/]+\/settings$/;

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const saved = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByText('The settings are saved');

/** Changes settings through the API, as a colleague does meanwhile. */
async function change(page: Page, body: unknown): Promise<void> {
  const company = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId as string,
  );
  await call(page, `/api/v1/business-profiles/${company}/settings`, body, 'PUT');
}

/** Gives the manager read access to the integration. Returns a function that revokes it. */
async function letManagerLook(page: Page): Promise<() => Promise<unknown>> {
  const company = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId as string,
  );
  const users = await page.request.get('/api/v1/users?size=200', { headers: { 'Company-ID': company } });
  const { content } = (await users.json()) as { content: { id: string; login: string }[] };
  const path = `/api/v1/users/${content.find(({ login }) => login === manager.login)?.id}/permissions`;
  const kept = ['PAYMENT_VOID', 'PAYMENT_CAPTURE', 'PAYMENT_REVOKE', 'PAYMENT_REFUND', 'SETTINGS_VIEW'];
  await call(page, path, { permission: [...kept, 'SETTINGS_INTEGRATION'] }, 'PUT');
  return () => call(page, path, { permission: kept }, 'PUT');
}

// Specification 3.40, 3.41
test('General settings: saved once, effective at once where new orders are created', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/settings/general');
  const prefix = page.getByLabel('Order prefix');
  await expect(page.getByText(/The next order is AEG-\d+/)).toBeVisible();

  await test.step('a change says what it means before it is saved', async () => {
    await prefix.fill('kal9');
    await expect(prefix).toHaveValue('KAL9');
    await expect(page.getByText(/The next order will be KAL9-\d+/)).toBeVisible();
  });

  await test.step('leaving asks, and staying keeps it', async () => {
    await page.getByRole('link', { name: 'Rates', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(prefix).toHaveValue('KAL9');
    await expect(page).toHaveURL(/\/settings\/general$/);
  });

  await test.step('what a colleague changed meanwhile stays', async () => {
    await change(page, { general: { field_of_activity: 'Hotels and charter' } });
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByLabel('Field of activity')).toHaveValue('Hotels and charter');
    await expect(save(page)).toBeDisabled();
  });

  await test.step('a new order is numbered by it', async () => {
    await page.goto('/orders/create');
    await page.getByRole('radio', { name: 'Other' }).check({ force: true });
    await page.getByRole('combobox', { name: 'Property' }).fill('Stoa Events');
    await page.getByRole('option', { name: 'Stoa Events' }).click();
    await expect(page.getByLabel('Order ID')).toHaveAttribute('placeholder', /^KAL9-\d+$/);
  });
  await change(page, { general: { order_prefix: 'AEG' } });
});

// Specification 5.40
test('General settings: invalid input is refused with reasons, and no input is lost', async ({
  page,
}, info) => {
  await beSignedIn(page);
  await page.goto('/settings/general');
  const website = page.getByLabel('Website');
  const before = await website.inputValue();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && settingsCall.test(request.url())) sent += 1;
  });

  await test.step('fields that are wrong say so, silently for the server', async () => {
    await website.fill('javascript:alert(1)');
    await page.getByLabel('Order prefix').fill('9!');
    await save(page).click();
    await expect(page.getByText('Enter a full address, such as https://hotel.com')).toBeVisible();
    await expect(page.getByText('Use 1 to 6 capital letters and digits, a letter first')).toBeVisible();
    await expect(page.getByText('The settings are not complete. Check the marked fields.')).toBeVisible();
    expect(sent).toBe(0);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(website).toHaveValue(before);
  });

  await test.step('a logo is refused for its size, its kind, and for what it only claims to be', async () => {
    const file = page.locator('input[type="file"]');
    const huge = info.outputPath('huge.png');
    await writeFile(huge, Buffer.alloc(50_000_000));
    await file.setInputFiles(huge);
    await expect(page.getByText(/huge\.png.*larger than 5/)).toBeVisible();
    await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(script) });
    await expect(page.getByText(/logo\.svg.*not accepted/)).toBeVisible();
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(script) });
    await expect(page.getByText('Choose a PNG, JPEG or WebP picture')).toHaveCount(1);
  });

  await test.step('a save that fails keeps what was typed, and works when tried again', async () => {
    await website.fill('https://aegeanhouse.example');
    await page.route(settingsCall, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await save(page).click();
    await expect(page.getByRole('alert').getByText('No connection to the server')).toBeVisible();
    await page.unroute(settingsCall);
    await page.route(settingsCall, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await save(page).click();
    await expect(page.getByRole('alert').getByText('The server could not answer')).toBeVisible();
    await expect(website).toHaveValue('https://aegeanhouse.example');
    await page.unroute(settingsCall);
    await save(page).click();
    await expect(saved(page)).toBeVisible();
  });

  await test.step('the session ends: what was typed is offered after the sign-in', async () => {
    await website.fill('https://stay.aegeanhouse.example');
    await page.context().clearCookies({ name: 'deck_session' });
    await save(page).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Login').fill(owner.login);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Continue your draft' }).click();
    await expect(website).toHaveValue('https://stay.aegeanhouse.example');
  });
});

// Specification 3.45
test('Notifications: Telegram requires a chat, and an address gets a single copy', async ({ page }) => {
  await beSignedIn(page);
  await page.goto('/settings/notifications');
  // Employees choose their letters. A changed password always sends a letter to its owner, and to the chat if
  // chosen.
  const choices = (event: string) => page.getByRole('row', { name: event }).getByRole('checkbox');
  await expect(choices('Payment declined')).toHaveCount(3);
  await expect(choices('Password changed')).toHaveCount(1);
  await expect(page.getByText('A password change is always e-mailed to the person concerned')).toBeVisible();
  await page.getByLabel('Send messages to Telegram').check();
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Address 1', { exact: true }).fill('audit@aegeanhouse.gr');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Address 2', { exact: true }).fill('audit@aegeanhouse.gr');
  await save(page).click();
  await expect(page.getByText('Please fill out this field')).toBeVisible();
  await expect(page.getByText('This is already in the list')).toBeVisible();

  await page.getByLabel('Chat').fill('-1001234567890');
  await page.getByRole('button', { name: 'Remove address 2' }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Chat')).toHaveValue('-1001234567890');
  await expect(page.getByLabel('Address 1', { exact: true })).toHaveValue('audit@aegeanhouse.gr');
});

// Specification 6.9
test('Integration: a token is shown once, and reissued only on confirmation and with permission', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/settings/integration');
  const card = page.getByRole('region', { name: 'REST API', exact: true });
  await expect(card.getByText(/•/).first()).toBeVisible();

  await test.step('issuing anew says what ends', async () => {
    await card.getByRole('button', { name: 'Reissue' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('cannot call the REST API until they have the new ones');
    await question.getByRole('button', { name: 'Keep token' }).click();
    await card.getByRole('button', { name: 'Reissue' }).click();
    await question.getByRole('button', { name: 'Reissue the REST API token' }).click();
  });

  await test.step('it is shown once, and closing asks', async () => {
    const dialog = page.getByRole('dialog');
    const value = await dialog.getByLabel('Token', { exact: true }).inputValue();
    expect(value).toMatch(/^dk_[\w-]{43}$/);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Show it again' }).click();
    await dialog.getByRole('button', { name: 'I have saved it' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card.getByText(value.slice(-4))).toBeVisible();
    expect(await page.content()).not.toContain(value);
    await page.reload();
    await expect(card.getByText(value.slice(-4))).toBeVisible();
    expect(await page.content()).not.toContain(value);
  });

  await test.step('a callback is told once more by a button that names its payment', async () => {
    await page.getByRole('row').nth(1).hover();
    await expect(page.getByRole('button', { name: /^Send again: P-\d+, / }).first()).toBeVisible();
  });

  await test.step('without the right there is no such act', async () => {
    const giveBack = await letManagerLook(page);
    const context = await page.context().browser()?.newContext();
    const other = await context?.newPage();
    if (!context || !other) throw new Error('There is no browser');
    await beSignedIn(other, manager);
    await other.goto('/settings/integration');
    await expect(other.getByText('You may not reissue or end this token').first()).toBeVisible();
    await expect(other.getByRole('button', { name: /^(Reissue|End)/ })).toHaveCount(0);
    await context.close();
    await giveBack();
  });

  await test.step('callbacks go to addresses of the web alone, and the secret is never shown', async () => {
    const url = page.getByRole('textbox', { name: /^Payments/ });
    const before = await url.inputValue();
    await url.fill('javascript:alert(1)');
    await page.getByLabel('Callback secret').fill('short');
    await save(page).click();
    await expect(page.getByText('Enter a full address, such as https://hotel.com')).toBeVisible();
    await expect(page.getByText('This field should be at least 16 characters long')).toBeVisible();
    await url.fill('https://pms.aegeanhouse.example/payments');
    await page.getByLabel('Callback secret').fill('a-secret-of-its-own-27');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByLabel('Callback secret')).toHaveValue('');
    await page.reload();
    await expect(url).toHaveValue('https://pms.aegeanhouse.example/payments');
    await expect(page.getByLabel('Callback secret')).toHaveValue('');
    await change(page, { integration: { callback_urls: { payment: before } } });
  });
});

// Specification 6.7, 6.13
test('Without the right to change settings they can be read, and the screen says why', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  const giveBack = await letManagerLook(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await beSignedIn(other, manager);
  for (const tab of ['general', 'rates', 'notifications', 'integration']) {
    await other.goto(`/settings/${tab}`);
    await expect(other.getByText("You don't have access to edit settings")).toBeVisible();
    await expect(save(other)).toHaveCount(0);
    await expect(other.getByRole('button', { name: 'Add a rate' })).toHaveCount(0);
  }
  await other.goto('/settings/general');
  await expect(other.getByLabel('Order prefix')).toBeDisabled();
  await context.close();
  await giveBack();
});
