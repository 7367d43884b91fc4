import { customerLanguages, type InterfaceLanguage, interfaceLanguages } from '@deck/api/vocabulary';
import { expect, type Page, type Route } from '@playwright/test';
import { press, reach, write } from './keyboard.ts';
import { cards, countCalls, makeLink, makeOrder as makePlainOrder } from './payment-helpers.ts';
import { beSignedIn, owner } from './sign-in.ts';
import { test } from './test.ts';
import { freshId } from './wizard.ts';
import { readWords, type Say } from './words.ts';

const manager = { ...owner, login: 'nikos.stathakis@aegeanhouse.gr' };

for (const language of interfaceLanguages)
  test(`29 Keyboard only, in ${language}: an order, its link by e-mail, paid, refunded`, async ({ page }) => {
    const say = await readWords(language);
    await speak(page, language);
    await page.goto('/');
    await write(page.getByLabel('Login'), manager.login);
    await write(page.getByLabel('Password', { exact: true }), manager.password);
    await page.keyboard.press('Enter');

    const order = freshId();
    await test.step('the order', () => makeOrder(page, say, order));
    const link = await test.step('its link goes out by e-mail', () => sendLink(page, say));
    await test.step('the payer reads it in the same language, and pays', () => payIn(page, link, language));
    await test.step('paid, then refunded: a refused amount is silent', async () => {
      await press(page.getByRole('link', { name: say('Open the order') }));
      await expect(page.getByRole('heading', { name: order, level: 1 })).toBeVisible();
      await press(page.getByRole('row').filter({ hasText: '4242' }).getByRole('link'));
      // The order's table has an action of the same name.
      await expect(page.getByRole('heading', { name: /^P-\d+$/, level: 1 })).toBeVisible();
      await refund(page, say);
    });
  });

test('A payer who goes to the choice of a language by keys does not lose it when the payment comes', async ({
  page,
}) => {
  await beSignedIn(page);
  const { id } = await makePlainOrder(page, '30.00');
  const { link } = await makeLink(page, id, '30.00');
  const held: Route[] = [];
  await page.route('**/pay/api/*/seen', (route) => void held.push(route));
  await page.goto(link);
  await expect(page.getByText('Loading the payment')).toBeAttached();
  // What is about to be replaced offers no choice.
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await Promise.all(held.map((route) => route.continue()));
  await reach(page.getByRole('combobox'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
});

// Other tests use the same user.
test.afterEach(({ page }) => speak(page, 'en'));

/** A user's language is stored on the server. */
async function speak(page: Page, locale: InterfaceLanguage): Promise<void> {
  const { login, password } = manager;
  // A polling page would end the session that starts here.
  await page.goto('about:blank');
  await page.context().clearCookies();
  const started = await page.request.post('/auth/v1/session', { data: { login, password } });
  const { user_id: id } = (await started.json()) as { user_id: string };
  const { first_name, last_name, phone, position, timezone } = await (
    await page.request.get(`/auth/v1/users/${id}`)
  ).json();
  const xsrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const saved = await page.request.put(`/auth/v1/users/${id}`, {
    data: { first_name, last_name, phone, position, timezone, locale },
    headers: { 'X-XSRF-TOKEN': xsrf },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.context().clearCookies();
}

async function makeOrder(page: Page, say: Say, order: string): Promise<void> {
  const field = (name: string) => page.getByLabel(say(name));
  await press(page.getByRole('navigation').getByRole('link', { name: say('Orders') }));
  await expect(page.getByRole('heading', { name: say('Orders'), level: 1 })).toBeVisible();
  await press(page.getByRole('link', { name: say('New order') }));
  await write(page.getByRole('combobox', { name: say('Property') }), 'Kalypso Bay Resort');
  await expect(page.getByRole('option', { name: 'Kalypso Bay Resort' })).toBeVisible();
  await page.keyboard.press('Enter');
  await write(field('Order ID'), order);
  await write(field('Room or offer'), 'Deluxe Sea View');
  await write(page.getByRole('textbox', { name: say('Check-in - check-out') }), '27.03.2027 - 30.03.2027');
  await page.keyboard.press('Enter');
  await write(field('Guests'), '2');
  await write(field('Rate per night'), '200');
  await write(field('First name'), 'Élodie');
  await write(field('Last name'), "O'Neil-Smith");
  await write(field('E-mail'), `${order.toLowerCase()}@example.com`);
  await press(page.getByRole('button', { name: say('Check data') }));
  await press(page.getByRole('button', { name: say('Create order, {{amount}}') }));
  await press(page.getByRole('link', { name: say('Make a payment') }));
}

async function sendLink(page: Page, say: Say): Promise<string> {
  await press(page.getByRole('button', { name: say('Create link for {{amount}}') }));
  const sent = page.waitForResponse((answer) => answer.url().includes('/notifications'));
  await press(page.getByRole('button', { name: say('Send link for {{amount}}') }));
  expect((await sent).ok()).toBe(true);
  return page.getByRole('textbox', { name: say('Link') }).inputValue();
}

async function payIn(page: Page, link: string, language: InterfaceLanguage): Promise<void> {
  const payer = await page.context().newPage();
  await payer.goto(link);
  // Until the server has named the languages, the one that is read is the only choice.
  await expect(payer.getByRole('combobox').locator('option')).toHaveCount(customerLanguages.length);
  await press(payer.getByRole('combobox'), 'Home');
  // A language is chosen once its words have come.
  for (const next of customerLanguages.slice(1, customerLanguages.indexOf(language) + 1)) {
    await payer.keyboard.press('ArrowDown');
    await expect(payer.locator('html')).toHaveAttribute('lang', next);
  }
  await expect(payer.locator('html')).toHaveAttribute('lang', language);
  const fields = payer.frameLocator('iframe');
  const given = { 'cc-number': cards.good, 'cc-exp': '08/31', 'cc-csc': '123', 'cc-name': 'ELODIE ONEIL' };
  for (const [kind, text] of Object.entries(given))
    await write(fields.locator(`[autocomplete="${kind}"]`), text);
  await payer.keyboard.press('Enter');
  // The receipt replaces the form.
  await expect(payer.locator('iframe')).toHaveCount(0);
  await expect(payer.getByText('•••• 4242').filter({ visible: true })).toBeVisible();
  await payer.close();
}

async function refund(page: Page, say: Say): Promise<void> {
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel(say('Amount'));
  const sent = countCalls(page, '/actions/refund');
  await press(page.getByRole('button', { name: say('Refund'), exact: true }));
  await reach(dialog.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await write(amount, '600.01');
  await page.keyboard.press('Enter');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await write(amount, '60');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(sent()).toBe(1);
  await expect(page.getByRole('button', { name: say('Partially refunded') })).toBeVisible();
}
