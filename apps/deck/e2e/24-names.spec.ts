import { expect } from '@playwright/test';
import { beSignedIn, owner } from './sign-in.ts';
import { test } from './test.ts';

const rule = 'Use Latin letters, as on the card';

// Specification 5.16
test('Names: Latin letters for customers, any script for colleagues', async ({ page }) => {
  await beSignedIn(page, { ...owner, login: 'nikos.stathakis@aegeanhouse.gr' });
  await page.goto('/orders/create');
  const first = page.getByLabel('First name');
  const last = page.getByLabel('Last name');

  await test.step('Cyrillic is refused naming the rule, a single letter of it too', async () => {
    for (const [name, surname] of [
      ['Иван', 'Петров'],
      ['Iv\u0430n', 'Petr\u043ev'],
    ] as const) {
      await first.fill(name);
      await last.fill(surname);
      await last.blur();
      for (const field of [first, last]) await expect(field).toHaveAccessibleDescription(new RegExp(rule));
      await expect(first).toHaveValue(name);
    }
  });

  await test.step('accents, apostrophes and hyphens are accepted', async () => {
    for (const [name, surname] of [
      ['Élodie', 'Løvås'],
      ['Seán', "O'Neil-Smith"],
    ] as const) {
      await first.fill(name);
      await last.fill(surname);
      await last.blur();
      await expect(page.getByText(rule)).toHaveCount(0);
    }
  });

  await test.step('a phone without its dial code is one of the country the customer is from', async () => {
    const phone = page.getByRole('textbox', { name: /^Phone/ });
    const country = page.getByRole('combobox', { name: /^Country/ });
    for (const [from, typed, shown] of [
      ['Norway', '91234567', '91 23 45 67'],
      ['Greece', '6944123456', '694 412 3456'],
    ] as const) {
      await phone.fill('');
      await country.fill(from);
      await page.getByRole('option', { name: from }).click();
      await phone.fill(typed);
      await phone.blur();
      await expect(phone).toHaveValue(shown);
      await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    }
  });

  await test.step("one's own profile takes any script", async () => {
    await page.goto('/profile/edit');
    const own = page.getByLabel('First name');
    await own.fill('Иван');
    await own.blur();
    await expect(own).not.toHaveAttribute('aria-invalid', 'true');
  });
});
