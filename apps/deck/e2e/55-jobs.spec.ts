import { expect, type Page } from '@playwright/test';
import { withoutFileDialog } from './lists.ts';
import { makeLink, makeOrder, pay } from './payment-helpers.ts';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

/** A card whose bank declines it for want of money. */
const POOR = '4000000000009995';

/** The jobs of a desk, and the fewest clicks that another product takes for them. */
const jobs = {
  1: { job: 'Find an order by its guest', best: 1 },
  2: { job: 'Send a link again', best: 2 },
  3: { job: 'Refund a part', best: 3 },
  4: { job: 'Why was it declined, and what now', best: 2 },
  5: { job: "Reconcile the day's takings", best: 3 },
  6: { job: 'Did this guest pay?', best: 1 },
  7: { job: 'Deposit now, the rest later', best: 5 },
  8: { job: 'Export for the accountant', best: 2 },
  9: { job: 'Correct a typo in the e-mail', best: 2 },
  10: { job: 'Hand over the shift', best: 4 },
  11: { job: 'A new colleague', best: 3 },
} as const;

/** Counts presses of the mouse; keys and typing do not count. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const count = ({ isTrusted, detail }: MouseEvent) => {
      if (isTrusted && detail > 0)
        sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1));
    };
    window.addEventListener('click', count, { capture: true });
  }),
);

/** Does a job from the main page, and writes down the clicks it took. */
async function work(page: Page, number: keyof typeof jobs, doIt: () => Promise<void>): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders' })).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('clicks'));
  await doIt();
  const clicks = Number(await page.evaluate(() => sessionStorage.getItem('clicks') ?? '0'));
  const { job, best } = jobs[number];
  test.info().annotations.push({ type: 'job', description: JSON.stringify({ number, job, clicks, best }) });
  expect(clicks, job).toBeLessThanOrEqual(best);
}

/** Ctrl and K, what is looked for, and Enter on the first that is found. */
async function find(page: Page, typed: string, found: string = typed): Promise<void> {
  await ask(page, typed, found);
  await page.keyboard.press('Enter');
}

async function ask(page: Page, typed: string, found: string) {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  const first = page.getByRole('dialog').getByRole('option').first();
  await expect(first).toContainText(found);
  return first;
}

/** An amount on the screen, in cents; less than nothing has a minus. */
const centsIn = (text: string): number => Number(text.replace(/[−–]/g, '-').replace(/[^\d-]/g, ''));

async function begin(page: Page, amount = '600.00') {
  await beSignedIn(page);
  const order = await makeOrder(page, amount);
  return { order, link: await makeLink(page, order.id, amount) };
}

test('1 Find an order by its guest', async ({ page }) => {
  const { order } = await begin(page);
  await work(page, 1, async () => {
    await find(page, `maria.${order.externalId.toLowerCase()}@example.com`, order.externalId);
    await expect(page.getByRole('heading', { name: order.externalId, level: 1 })).toBeVisible();
  });
});

test('2 Send a link again', async ({ page }) => {
  const { link } = await begin(page);
  await work(page, 2, async () => {
    await find(page, link.number);
    await page.getByRole('main').getByRole('button', { name: /^Send/ }).first().click();
    await page.getByRole('button', { name: 'Send e-mail' }).click();
    await expect(page.getByText(/^Link sent/).first()).toBeVisible();
  });
});

test('3 Refund a part', async ({ page }) => {
  const { link } = await begin(page);
  await pay(page, link);
  await work(page, 3, async () => {
    await find(page, link.number);
    await page.getByRole('main').getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').nth(1).press('Space');
    await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('50.00');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Refund/ })
      .click();
    await expect(page.getByRole('main')).toContainText('Partially refunded');
  });
});

test('4 Why was it declined, and what now', async ({ page }) => {
  const { link } = await begin(page);
  await pay(page, link, POOR);
  await work(page, 4, async () => {
    await find(page, link.number);
    await expect(
      page
        .getByRole('main')
        .getByText(/insufficient funds|not enough/i)
        .first(),
    ).toBeVisible();
  });
});

test("5 Reconcile the day's takings", async ({ page }) => {
  const { link } = await begin(page, '617.35');
  await pay(page, link);
  await work(page, 5, async () => {
    await find(page, 'Day');
    const movements = page.getByRole('region', { name: 'Movements', exact: true });
    await expect(movements.getByRole('row').filter({ hasText: '617.35' })).toContainText('Charge');
    // Each part of the day adds up to what moved.
    const moved = page.getByRole('region', { name: 'Moved, after refunds' }).getByRole('paragraph').first();
    for (const name of ['Property', 'Method', 'Colleague']) {
      const parts = page.getByRole('region', { name, exact: true }).getByRole('listitem');
      const cents = (await parts.allInnerTexts()).map((part) => centsIn(part.split('\n').at(-1) ?? ''));
      expect(
        cents.reduce((sum, one) => sum + one, 0),
        name,
      ).toBe(centsIn((await moved.textContent()) ?? ''));
    }
    await movements.getByText('Out', { exact: true }).click();
    await expect(movements.getByText('617.35')).toHaveCount(0);
    await expect(movements.getByText('Charge', { exact: true })).toHaveCount(0);
  });
});

test('6 Did this guest pay?', async ({ page }) => {
  const { order, link } = await begin(page);
  await pay(page, link);
  await work(page, 6, async () => {
    const found = await ask(page, `maria.${order.externalId.toLowerCase()}`, order.externalId);
    await expect(found).toContainText('Paid');
  });
});

test('7 Deposit now, the rest later', async ({ page }) => {
  await beSignedIn(page);
  const order = await makeOrder(page, '1000.00');
  await work(page, 7, async () => {
    await find(page, order.externalId);
    await expect(page.getByRole('heading', { name: order.externalId, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'New payment' }).first().click();
    await page.getByText('Deposit and the rest', { exact: true }).click();
    await page.getByRole('button', { name: 'Send link for €300.00' }).click();
    await expect(page.getByText('The link for €300.00 was sent')).toBeVisible();
    await expect(page.getByText(/a link for €700.00 goes to maria\./)).toBeVisible();
  });
});

test('8 Export for the accountant', async ({ page }) => {
  await withoutFileDialog(page);
  await beSignedIn(page);
  await work(page, 8, async () => {
    await find(page, 'All operations');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test('9 Correct a typo in the e-mail', async ({ page }) => {
  const { order } = await begin(page);
  await work(page, 9, async () => {
    await find(page, order.externalId);
    await page.getByRole('link', { name: 'Edit customer' }).first().click();
    await page.getByLabel('E-mail').fill(`right.${order.externalId.toLowerCase()}@example.com`);
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByRole('heading', { name: order.externalId, level: 1 })).toBeVisible();
  });
});

test('10 Hand over the shift', async ({ page }) => {
  const { link } = await begin(page);
  await pay(page, link);
  await work(page, 10, async () => {
    await find(page, 'Day');
    const close = page.getByRole('region', { name: 'Close of the shift', exact: true });
    const note = `Room 12 pays at the desk, ${link.number}.`;
    await close.getByRole('textbox', { name: 'Note for the next shift' }).fill(note);
    await close.getByRole('button', { name: 'Close the shift' }).click();
    await expect(close.getByText(note)).toBeVisible();
  });
});

test('11 A new colleague', async ({ page }) => {
  await beSignedIn(page);
  await work(page, 11, async () => {
    await find(page, 'Users');
    await page.getByRole('button', { name: 'New user' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Nefeli');
    await dialog.getByLabel('Last name').fill('Oikonomou');
    await dialog.getByLabel('E-mail').fill(`nefeli.${crypto.randomUUID().slice(0, 8)}@example.com`);
    await dialog.getByRole('combobox', { name: 'Role' }).press('ArrowDown');
    await page.getByRole('option', { name: 'Agent' }).press('Enter');
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await expect(page.getByRole('heading', { name: 'Nefeli Oikonomou', level: 1 })).toBeVisible();
  });
});
