import { completeRights } from '@deck/api/rules';
import type { AssignableRight } from '@deck/api/vocabulary';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { codeAt, nextCodeAt, sandboxTime } from './authenticator.ts';
import { call } from './payment-helpers.ts';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';

const email = `nefeli.${Date.now()}@example.com`;
const name = 'Νεφέλη O’Neil';
const password = 'saffron-lantern-41';

const rights = {
  PAYMENT_VOID: 'Void pre-authorised payment',
  PAYMENT_CAPTURE: 'Capture pre-authorised payment',
  PAYMENT_REVOKE: 'Cancel unpaid payment',
  PAYMENT_REFUND: 'Refund payment',
  SETTINGS_VIEW: 'View company settings',
  SETTINGS_EDIT: 'Change company settings',
  SETTINGS_INTEGRATION: 'View integration settings',
  SETTINGS_INTEGRATION_RE_ISSUE: 'Reissue integration token',
};

// Specification 1.17, 2.35
test('A new colleague: a letter, a password, a second factor, a language, out again', async ({
  page: owner,
  browser,
}) => {
  await signIn(owner);

  await test.step('the owner makes a colleague', async () => {
    await openMenu(owner, 'Company settings', 'Users');
    await expect(owner).toHaveTitle(/ · Deck · Users$/);
    await owner.getByRole('button', { name: 'New user' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await expect(dialog.getByText('Please fill out this field')).toHaveCount(4);
    await dialog.getByLabel('First name').fill('Νεφέλη');
    await dialog.getByLabel('Last name').fill('O’Neil');
    await choose(owner, 'Role', 'Agent');
    await dialog.getByLabel('E-mail').fill('eleni.markou@aegeanhouse.gr');
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await expect(dialog.getByText('This is already taken')).toBeVisible();
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByRole('button', { name: 'Create user' }).dblclick();
    await expect(owner.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(owner.getByText(`set a password was sent to ${email}`)).toBeVisible();
  });

  const context = await browser.newContext();
  const colleague = await context.newPage();

  await test.step('the colleague sets a password by the letter, and signs in', async () => {
    await colleague.goto(await linkInEmail(context));
    await colleague.getByLabel('New password', { exact: true }).fill(password);
    await colleague.getByLabel('New password again').fill(password);
    await colleague.getByRole('button', { name: 'Set password' }).click();
    await colleague.getByLabel('Login').fill(email);
    await colleague.getByLabel('Password', { exact: true }).fill(password);
    await colleague.getByRole('button', { name: 'Sign in' }).click();
    const menu = colleague.getByRole('navigation', { name: /menu/i });
    await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible();
    // Of the company's screens an agent only has the properties.
    await menu.getByRole('button', { name: 'Company settings' }).click();
    await expect(menu.getByRole('link', { name: 'Properties' })).toBeVisible();
    for (const name of ['Company', 'Users', 'Integration'])
      await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  });

  const { key, used } =
    await test.step('two-factor sign-in is turned on, with ten codes shown once', async () => {
      await colleague.getByRole('button', { name: `Account of ${name}` }).click();
      await colleague.getByRole('menuitem', { name: 'Profile' }).click();
      await colleague.getByRole('button', { name: 'Turn on' }).click();
      await expect(colleague.getByText(/The key works for another [45]:\d\d/)).toBeVisible();
      const shown = colleague.getByText(/^(?:[A-Z2-7]{4} ?){8}$/);
      const first = (await shown.textContent()) ?? '';
      await colleague.getByRole('button', { name: 'Get a new key' }).click();
      await expect(shown).not.toHaveText(first);
      const found = (await shown.textContent()) ?? '';
      const right = codeAt(found, await sandboxTime(colleague));
      const code = colleague.getByLabel('Code from the authenticator');
      await code.fill('000000');
      await code.press('Enter');
      // At the field, without a notification.
      await expect(colleague.getByText('Invalid verification code!')).toHaveCount(1);
      await code.fill(right);
      await code.press('Enter');
      await expect(colleague.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(
        10,
      );
      const kept = await colleague.evaluate(() => JSON.stringify({ ...localStorage }));
      expect(Object.keys(JSON.parse(kept))).toEqual(expect.arrayContaining(['ENV', 'PROFILE']));
      expect(kept).not.toMatch(/recovery|dictionaryKey|secret/i);
      await colleague.getByRole('button', { name: 'I have saved them' }).click();
      await expect(colleague.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0);
      return { key: found, used: right };
    });

  await test.step('from now on a code is asked for, and each works once', async () => {
    await colleague.getByRole('button', { name: `Account of ${name}` }).click();
    await colleague.getByRole('menuitem', { name: 'Log out' }).click();
    await colleague.getByLabel('Login').fill(email);
    await colleague.getByLabel('Password', { exact: true }).fill(password);
    await colleague.getByRole('button', { name: 'Sign in' }).click();
    await colleague.getByLabel('Verification code').fill(used);
    await colleague.getByRole('button', { name: 'Confirm' }).click();
    await expect(colleague.getByRole('alert')).toContainText('Invalid verification code! 4 attempts left.');
    await colleague.getByLabel('Verification code').fill(nextCodeAt(key, await sandboxTime(colleague)));
    await colleague.getByRole('button', { name: 'Confirm' }).click();
    await expect(colleague.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  });

  await test.step('the interface speaks another language as soon as the profile says so', async () => {
    await colleague.goto('/profile/edit');
    await colleague.getByLabel('Position').fill('Chef 2');
    await colleague.getByRole('button', { name: 'Save' }).click();
    await expect(colleague.getByText('Use letters, spaces, commas, dots')).toBeVisible();
    await colleague.getByLabel('Position').fill('Υποδοχή');
    await choose(colleague, 'Language', 'Ελληνικά');
    await colleague.getByRole('button', { name: 'Save' }).click();
    await expect(colleague).toHaveURL('/profile');
    await expect(colleague.getByRole('heading', { name: 'Προφίλ', level: 1 })).toBeVisible();
    await expect(colleague.locator('html')).toHaveAttribute('lang', 'el');
    await expect(colleague.getByText('Υποδοχή', { exact: true })).toBeVisible();
  });

  await test.step('disabled by name, the colleague is out at once', async () => {
    await owner.getByRole('link', { name: 'Security' }).click();
    await owner.getByRole('button', { name: `Disable ${name}` }).click();
    const question = owner.getByRole('alertdialog', { name: `Disable ${name}?` });
    await question.getByRole('button', { name: `Disable ${name}` }).click();
    await expect(owner.getByText('This person cannot sign in.')).toBeVisible();
    await colleague.reload();
    await expect(colleague).toHaveURL(/\/login/);
  });

  await context.close();
});

// Specification 6.1
test('The eight rights are granted individually, and all at once', async ({ page }) => {
  await signIn(page);
  const colleague = await call<{ id: string }>(page, '/auth/v1/users', {
    first_name: 'Πέτρος',
    last_name: 'Λάμπρου',
    email: `petros.${Date.now()}@example.com`,
    phone: '',
    position: '',
    role: 'AGENT',
    locale: 'el',
    timezone: 'Europe/Athens',
    property_ids: [],
  });

  await test.step('each of the eight rights, with those it needs and no other', async () => {
    await page.goto(`/users/${colleague.id}?tab=permissions`);
    await expect(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
    for (const [right, label] of Object.entries(rights)) {
      for (const other of Object.values(rights)) await page.getByRole('checkbox', { name: other }).uncheck();
      await page.getByRole('checkbox', { name: label }).check();
      await page.getByRole('button', { name: /^Save \d changes?$/ }).click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      const needed = completeRights([right as AssignableRight]);
      expect((await heldBy(page, colleague.id)).toSorted()).toEqual(needed.toSorted());
    }
  });

  await test.step('what is not saved is asked about before it is lost', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('link', { name: 'Security' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save 5 changes' }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expect(page.getByText('8 of 8')).toBeVisible();
    expect((await heldBy(page, colleague.id)).toSorted()).toEqual(Object.keys(rights).toSorted());
  });
});

async function openMenu(page: Page, group: string, place: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: /menu/i });
  await menu.getByRole('button', { name: group }).click();
  await menu.getByRole('link', { name: place }).click();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** The address in the colleague's letter, from the inbox. */
async function linkInEmail(context: BrowserContext): Promise<string> {
  const inbox = await context.newPage();
  await inbox.goto('/sandbox');
  await inbox.getByText(email).first().click();
  const link = inbox.frameLocator('iframe').getByRole('link').first();
  const address = await link.getAttribute('href');
  await inbox.close();
  expect(address).toMatch(/\/login\/set\/.+/);
  return address ?? '';
}

/** The rights a user has, by the server's answer. */
async function heldBy(page: Page, id: string): Promise<string[]> {
  const answer = await page.request.get(`/api/v1/users/${id}/permissions`);
  const { permission } = (await answer.json()) as { permission: { name: string; access: boolean }[] };
  return permission.filter(({ name, access }) => access && name in rights).map(({ name }) => name);
}
