import { expect } from '@playwright/test';
import { beSignedIn, owner } from './sign-in.ts';
import { test } from './test.ts';

const rule = 'Use Latin letters, as on the card';

test('Names: of customers in Latin letters, of colleagues in any', async ({ page }) => {
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

  await test.step("one's own profile takes any script", async () => {
    await page.goto('/profile/edit');
    const own = page.getByLabel('First name');
    await own.fill('Иван');
    await own.blur();
    await expect(own).not.toHaveAttribute('aria-invalid', 'true');
  });
});
