import { expect, type Locator, type Page } from '@playwright/test';
import { takeRight } from './payment-helpers.ts';
import { beSignedIn, owner } from './sign-in.ts';
import { test } from './test.ts';

const manager = { login: 'nikos.stathakis@aegeanhouse.gr', password: owner.password };
const viewer = { login: 'peter.lang@aegeanhouse.gr', password: owner.password };

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const saved = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByText('The settings are saved').last();
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move: ${name}`, exact: true });
const moves = (page: Page) => page.getByRole('button', { name: /^Move: / });

/** The names of a list in order, by their handles. */
const orderIn = (list: Locator) =>
  list
    .locator(':scope > li > button[aria-label^="Move: "]')
    .evaluateAll((all) => all.map((one) => one.ariaLabel?.replace('Move: ', '')));

/** Drags a handle to another's position and slightly beyond. */
async function drag(page: Page, name: string, to: string, beyond: number): Promise<void> {
  await handle(page, name).scrollIntoViewIfNeeded();
  const [from, goal] = [await handle(page, name).boundingBox(), await handle(page, to).boundingBox()];
  if (!from || !goal) throw new Error('Both handles must be in sight.');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y + from.height / 2 + Math.sign(beyond) * 8);
  await page.mouse.move(x, goal.y + goal.height / 2 + beyond, { steps: 4 });
  await page.mouse.up();
}

async function look(page: Page, field: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

/** The methods of a property's fast payment, in order. */
async function offeredFor(page: Page, property: string): Promise<string[]> {
  await page.goto('/orders/fast-payment');
  await page.getByRole('combobox', { name: 'Property' }).fill(property);
  // The previous methods stay until then.
  const answered = page.waitForResponse(/payment-method-groups\?.*business-object-id=/);
  await page.getByRole('option', { name: property }).click();
  await answered;
  const methods = page.getByRole('group', { name: 'What the guest may use' });
  await expect(methods.getByRole('checkbox').first()).toBeAttached();
  const all = page.getByRole('button', { name: 'Show all' });
  if (await all.isVisible()) await all.click();
  return await methods
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? ''));
}

const getPlace = (offered: readonly string[], name: string) =>
  offered.findIndex((one) => one.startsWith(name));

test('38 Payment methods: reordered by keys and by drag, disabled, effective where a payment is created', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/settings/payment-methods');
  const groups = page.getByRole('list', { name: 'Groups and methods' });
  await expect(handle(page, 'Cards')).toBeVisible();

  await test.step('the choice is for what is asked: a property takes over what counts for all until it has its own', async () => {
    await look(page, 'Property', 'Hotel Lykavittos');
    await expect(page).toHaveURL(/property=property-lykavittos/);
    await look(page, 'Currency', 'EUR');
    await expect(page.getByText(/that applies to Hotel Lykavittos, EUR/)).toBeVisible();
  });

  await test.step('by keys: the arrows move, and say so', async () => {
    await handle(page, 'Wallets').focus();
    await page.keyboard.press('Home');
    expect((await orderIn(groups)).slice(0, 2)).toEqual(['Wallets', 'Cards']);
    await expect(page.getByText(/^Wallets: now 1 of \d+$/)).toBeAttached();
    await expect(handle(page, 'Wallets')).toBeFocused();
  });

  await test.step('by drag, within a group', async () => {
    await drag(page, 'Google Pay', 'Apple Pay', -12);
    const wallets = page.getByRole('list', { name: 'Methods: Wallets' });
    await expect.poll(async () => (await orderIn(wallets)).slice(0, 2)).toEqual(['Google Pay', 'Apple Pay']);
    await page.getByRole('switch', { name: 'PayPal' }).uncheck();
  });

  await test.step('another choice is looked at only after a question', async () => {
    await look(page, 'Currency', 'USD');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL(/currency=EUR/);
    expect((await orderIn(groups))[0]).toBe('Wallets');
  });

  await test.step('a save that fails keeps everything, the next one succeeds', async () => {
    await page.route('**/payment-method-groups?**', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
    );
    await save(page).click();
    await expect(page.getByText('The server could not answer. Try again in a moment.')).toBeVisible();
    expect((await orderIn(groups))[0]).toBe('Wallets');
    await page.unroute('**/payment-method-groups?**');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText('This is the choice for Hotel Lykavittos, EUR')).toBeVisible();
    await expect(save(page)).toBeDisabled();
  });

  await test.step('the payment form of that property follows it, that of another does not', async () => {
    const offered = await offeredFor(page, 'Hotel Lykavittos');
    expect(getPlace(offered, 'Google Pay')).toBeLessThan(getPlace(offered, 'Apple Pay'));
    expect(getPlace(offered, 'Apple Pay')).toBeLessThan(getPlace(offered, 'Mastercard'));
    expect(getPlace(offered, 'PayPal')).toBe(-1);
    const elsewhere = await offeredFor(page, 'Meltemi Suites');
    expect(getPlace(elsewhere, 'Mastercard')).toBeLessThan(getPlace(elsewhere, 'Apple Pay'));
    expect(getPlace(elsewhere, 'PayPal')).toBeGreaterThan(0);
  });

  await test.step('the choice is taken back after a question, and the wider one counts again', async () => {
    await page.goto('/settings/payment-methods?property=property-lykavittos&currency=EUR');
    await page.getByRole('button', { name: 'Remove this choice' }).click();
    const question = page.getByRole('alertdialog', { name: /Hotel Lykavittos, EUR/ });
    await question.getByRole('button', { name: 'Keep the choice' }).click();
    await expect(page.getByText('This is the choice for Hotel Lykavittos, EUR')).toBeVisible();
    await page.getByRole('button', { name: 'Remove this choice' }).click();
    await question.getByRole('button', { name: 'Remove this choice' }).click();
    await expect(page.getByText(/that applies to Hotel Lykavittos, EUR/)).toBeVisible();
    expect((await orderIn(groups))[0]).toBe('Cards');
    await expect(page.getByRole('switch', { name: 'PayPal' })).toBeChecked();
    await expect(save(page)).toBeDisabled();
  });

  await test.step('PSP profiles are told, their keys are not; an address of another company narrows nothing', async () => {
    await page.goto('/settings/payment-methods?property=property-halcyon&currency=ZZZ');
    const profiles = page.getByRole('region', { name: 'PSP profiles' });
    await expect(profiles.getByText('IRIS-2291')).toBeVisible();
    await expect(profiles.getByText('Hold, then capture').first()).toBeVisible();
    await expect(page.getByText(/secret/i)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Property' })).toHaveText('All properties');
  });
});

test('38 Fast payment form: hidden, required, reordered, in the preview and on the screen', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/settings/fast-payment');
  const field = (name: string) => page.getByRole('group', { name, exact: true });
  const preview = page.locator('section[aria-label="Preview"]');
  await expect(preview.getByText('E-mail', { exact: true })).toBeVisible();
  await expect(page.getByText('Always required: every order has a payer')).toHaveCount(2);

  const company = field('Company name');
  await company.getByRole('switch').check();
  await company.getByRole('checkbox', { name: 'Required' }).check();
  await expect(preview.getByText('Company name')).toBeVisible();
  const phone = field('Phone');
  await phone.getByRole('switch').uncheck();
  await expect(phone.getByRole('checkbox', { name: 'Required' })).toBeDisabled();
  await expect(preview.getByText('Phone', { exact: true })).toHaveCount(0);
  await handle(page, 'Company name').focus();
  await page.keyboard.press('Home');
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  await page.goto('/orders/fast-payment');
  await expect(page.getByLabel('Company name')).toBeVisible();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveCount(0);
  const names = await page
    .getByRole('region', { name: 'Who pays' })
    .getByRole('textbox')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent));
  expect(names[0]).toBe('Company name');
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('120');
  await page.getByRole('button', { name: 'Create link for €120.00' }).click();
  await expect(page.getByLabel('Company name')).toHaveAttribute('aria-invalid', 'true');

  // Restored, for the following tests.
  await page.goto('/settings/fast-payment');
  await field('Company name').getByRole('switch').uncheck();
  await field('Phone').getByRole('switch').check();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test('38 Main page: hours beyond their limits are refused with a reason, the order of the blocks is saved', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  await page.goto('/settings/main-page');
  const hours = page.getByLabel('Hours before the end');
  await expect(hours).toHaveValue('12');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/settings')) sent.push(request.url());
  });
  for (const wrong of ['0', '24', '']) {
    await hours.fill(wrong);
    await save(page).click();
    await expect(hours).toHaveAttribute('aria-invalid', 'true');
    await expect(hours).toHaveAccessibleDescription(/1.*23/);
    await expect(hours).toHaveValue(wrong);
  }
  expect(sent).toEqual([]);

  await hours.fill('23');
  await handle(page, 'Last payments').focus();
  await page.keyboard.press('Home');
  await page.getByRole('switch', { name: 'Chart of payments' }).uncheck();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(hours).toHaveValue('23');
  const list = page.getByRole('list', { name: 'Blocks' });
  await expect(handle(page, 'Last payments')).toBeVisible();
  const order = await orderIn(list);
  expect(order[0]).toBe('Last payments');
  expect(order.at(-1)).toBe('Chart of payments');
  await expect(page.getByRole('switch', { name: 'Chart of payments' })).not.toBeChecked();

  await hours.fill('12');
  await page.getByRole('switch', { name: 'Chart of payments' }).check();
  await handle(page, 'Chart of payments').focus();
  await page.keyboard.press('Home');
  await handle(page, 'Quick actions').focus();
  await page.keyboard.press('Home');
  await handle(page, 'Last payments').focus();
  await page.keyboard.press('End');
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  await test.step('under a finger a handle stands on one line with its switch', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const phone = await context.newPage();
    await beSignedIn(phone);
    await phone.goto('/settings/main-page');
    await expect(handle(phone, 'Last orders')).toBeVisible();
    const middle = async (part: Locator) => {
      const box = await part.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    const row = phone.getByRole('listitem').filter({ has: handle(phone, 'Last orders') });
    expect(await middle(handle(phone, 'Last orders'))).toBe(await middle(row.getByRole('switch')));
    await context.close();
  });
});

test('38 Settings can be read but not changed by a colleague without the right to edit', async ({
  page,
  browser,
}) => {
  await beSignedIn(page);
  const giveBack = await takeRight(page, manager.login, 'SETTINGS_EDIT');
  const theirs = await (await browser.newContext()).newPage();
  await beSignedIn(theirs, manager);
  for (const tab of ['payment-methods', 'fast-payment', 'main-page']) {
    await theirs.goto(`/settings/${tab}`);
    await expect(theirs.getByText("You don't have access to edit settings")).toBeVisible();
    await expect(moves(theirs).first()).toBeDisabled();
    await expect(theirs.getByRole('switch').first()).toBeDisabled();
    await expect(theirs.getByRole('switch').last()).toBeDisabled();
    await expect(save(theirs)).toHaveCount(0);
  }
  await theirs.close();
  await giveBack();
});

// Specification 1.16, 8.27
test('38 Properties: searched, sorted, opened, read by a viewer, with a text for a missing picture', async ({
  page,
}) => {
  await beSignedIn(page, viewer);
  await page.goto('/properties');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Kalypso Bay Resort')).toBeVisible();
  await expect(page.getByText(/Only support can change properties/)).toBeVisible();

  await test.step('a type, a search that finds nothing, and the way back', async () => {
    await page.getByRole('button', { name: /^Type/ }).first().click();
    await page.getByRole('checkbox', { name: 'Other' }).check();
    await page.keyboard.press('Escape');
    await expect(row('Kalypso Bay Resort')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search properties' }).fill('no such place');
    await expect(page.getByRole('paragraph').filter({ hasText: 'No properties match' })).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await page.getByRole('searchbox', { name: 'Search properties' }).fill('PAROS');
    await expect(row('Villa Thalassa')).toBeVisible();
    await expect(row('Kalypso Bay Resort')).toHaveCount(0);
    await page.reload();
    await expect(row('Villa Thalassa')).toBeVisible();
  });

  await test.step('whoever opens a property while still typing gets there', async () => {
    const code = /property-screen[^/]*\.js/;
    await page.route(code, async (route) => {
      // Longer than the pause before a search.
      await new Promise((go) => setTimeout(go, 600));
      await route.continue();
    });
    await page.getByRole('searchbox', { name: 'Search properties' }).fill('a');
    await row('Lyka Residence').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Lyka Residence', level: 1 })).toBeVisible();
    await page.unroute(code);
    await page.goBack();
  });

  await test.step('also where the pause of the typing ends before the click is drawn', async () => {
    await page.evaluate(() => {
      const later = window.setTimeout.bind(window);
      const onClick = (then: () => void, after: number) =>
        after === 250 ? void window.addEventListener('click', then, { once: true }) : later(then, after);
      Object.assign(window, { setTimeout: onClick });
    });
    await page.getByRole('searchbox', { name: 'Search properties' }).fill('ar');
    await row('Lyka Residence').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Lyka Residence', level: 1 })).toBeVisible();
    await page.goBack();
    await page.reload();
  });

  await test.step('every field, and the orders of the property', async () => {
    await page.route('**/api/v1/properties/property-thalassa', async (route) => {
      const answer = await route.fetch();
      const property = await answer.json();
      await route.fulfill({
        response: answer,
        json: { ...property, photo_url: '/resources/files/gone.jpg', website: 'javascript:alert(1)' },
      });
    });
    await row('Villa Thalassa').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Villa Thalassa', level: 1 })).toBeVisible();
    await expect(page.getByText('The picture could not be loaded.')).toBeVisible();
    await expect(page.getByText('2 days')).toBeVisible();
    await expect(page.getByText('Europe/Athens').first()).toBeVisible();
    await expect(page.getByText('javascript:alert(1)')).toBeVisible();
    await expect(page.getByRole('link', { name: 'javascript:alert(1)' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'guests@aegeanhouse.gr' })).toHaveAttribute(
      'href',
      'mailto:guests@aegeanhouse.gr',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Write to support' })).toBeVisible();
    await page.getByRole('link', { name: 'Orders of the property' }).click();
    await expect(page).toHaveURL(/\/orders\?property=property-thalassa$/);
  });

  await test.step('one there is not, and one that fails', async () => {
    await page.goto('/properties/nowhere');
    await expect(page.getByRole('heading', { name: 'There is no such property' })).toBeVisible();
    await page.getByRole('link', { name: 'All properties' }).click();
    await expect(row('Kalypso Bay Resort')).toBeVisible();
    await page.route('**/api/v1/properties', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await expect(page.getByText('The properties could not be loaded').first()).toBeVisible();
    await page.unroute('**/api/v1/properties');
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(row('Kalypso Bay Resort')).toBeVisible();
  });
});
