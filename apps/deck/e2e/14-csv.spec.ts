import { readFile, truncate, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const HEAD = 'Booking;Total;First name;Last name;E-mail;Arrival;Departure;Room';
const COUNT = 200;

/** The bad rows by number, with their messages. */
const faults = {
  7: {
    at: 1,
    value: 'free',
    told: 'Amount, B (Total) “free”: Enter an amount that is possible in this currency',
  },
  50: { at: 4, value: 'maria.example.com', told: 'Enter a full e-mail address' },
  77: { at: 7, value: '=1+1', told: 'Text cannot begin with =, +, - or @' },
  120: { at: 0, value: undefined, told: 'Another row of the file has the same ID (row 119)' },
  160: { at: 6, value: '20.12.2026', told: 'The end must come after the start' },
  199: { at: -1, value: undefined, told: 'The row has too few columns' },
} as const;
const bad = Object.entries(faults).map(([row, fault]) => ({ row: Number(row), ...fault }));

/** A file as European Excel writes it: semicolons, decimal commas, CRLF. */
function findFile(name: string): string {
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const row = index + 1;
    const cells = [
      `${name}-${row}`,
      `1 ${200 + row},50`,
      'Maria',
      'Papadopoulou',
      `maria.${name.toLowerCase()}.${row}@example.com`,
      '24.12.2026',
      '28.12.2026',
      'Deluxe; sea view',
    ];
    const fault = faults[row as keyof typeof faults];
    if (fault?.at === -1) return cells.slice(0, 4).map(quoted).join(';');
    if (fault) cells[fault.at] = fault.value ?? `${name}-${row - 1}`;
    return cells.map(quoted).join(';');
  });
  return `\u{FEFF}${[HEAD, ...rows].join('\r\n')}\r\n`;
}
const quoted = (cell: string) => (cell.includes(';') ? `"${cell}"` : cell);

// Specification 1.14, 2.59
test('14 CSV: a template created from a real file, bad rows reported, good rows imported once with their links', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const name = `CSV${Date.now() % 1_000_000}`;
  await beSignedIn(page);
  await upload(page, `${name}.csv`, findFile(name));

  await test.step('a template, by pointing at columns', async () => {
    await page.getByRole('button', { name: 'New template' }).click();
    const first = page.getByRole('region', { name: 'The first order' });
    await expect(first).toContainText('Papadopoulou');
    await page.getByRole('button', { name: 'Save and check the file' }).click();
    await expect(page.getByText('Please fill out this field').first()).toBeVisible();
    await page.getByLabel('Name of the template').fill('Arrivals of all hotels');
    await choose(page, 'Property', 'Kalypso Bay Resort');
    // The heading has determined the column's meaning; another column can be chosen too.
    await expect(first).toContainText('Deluxe; sea view');
    await choose(page, 'Internal note optional', 'H · Room');
    await expect(first).toContainText('Internal note');
    await page.getByRole('button', { name: 'Save and check the file' }).click();
    // Names are unique in a company.
    await expect(page.getByText('This is already taken')).toBeVisible();
    await page.getByLabel('Name of the template').fill(`Arrivals ${name}`);
    await page.getByRole('button', { name: 'Save and check the file' }).click();
  });

  await test.step('each bad row is marked, and why', async () => {
    await expect(stat(page, 'Become orders')).toHaveText(String(COUNT - bad.length));
    await expect(stat(page, 'With errors')).toHaveText(String(bad.length));
    await page.getByText(`With errors (${bad.length})`).click();
    for (const { row, told } of bad)
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: `Row ${row}` })
          .first(),
      ).toContainText(told);
    const download = page.waitForEvent('download');
    await withoutPicker(page);
    await page.getByRole('button', { name: 'Download bad rows' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(bad.length + 1);
    expect(lines[0]).toContain('What is wrong');
    expect(lines[1]).toContain('free');
  });

  await test.step('pressing twice makes nothing twice, and the count shown is the count made', async () => {
    const good = COUNT - bad.length;
    await page.getByLabel(`Send ${good} links at once`).check();
    await page.getByRole('button', { name: `Make ${good} orders` }).dblclick();
    // Every order also gets its payment and its letter, which takes a busy machine a while.
    await expect(page.getByText(`${good} orders were made`)).toBeVisible({ timeout: 120_000 });
    await expect(stat(page, 'Links sent')).toHaveText(String(good));
    await page.reload();
    await expect(page.getByText(`${good} orders were made`)).toBeVisible();
    expect(await ordersCalled(page, name)).toBe(good);
  });

  await test.step('an order made leads to its page, with the agent of imports', async () => {
    await page.getByRole('link', { name: `${name}-1`, exact: true }).click();
    await expect(page.getByRole('heading', { name: `${name}-1`, level: 1 })).toBeVisible();
    await expect(page.getByText('Link sent to e-mail').first()).toBeVisible();
    await expect(page.getByText('File of orders')).toBeVisible();
  });

  await test.step('whoever comes back finds the run again', async () => {
    await page.goto('/orders/upload-file');
    await page.getByRole('button', { name: 'Show progress' }).click();
    await expect(page.getByText(`${COUNT - bad.length} orders were made`)).toBeVisible();
  });
});

const noOrders = [
  ['a sheet renamed', 'PK\u0003\u0004\u0014\u0000\u0006\u0000', 'This is not a CSV file'],
  ['a PDF', '%PDF-1.7\n%\u00e2\u00e3', 'This is not a CSV file'],
  ['a NUL', `${HEAD}\r\nKLB-1;100;A\u0000;B\r\n`, 'This is not a CSV file'],
  ['separators alone', ';;;\r\n;;;\r\n', 'The file has no rows of orders'],
  ['a heading alone', `${HEAD}\r\n`, 'The file has no rows of orders'],
  ['10,000 columns', `${'a;'.repeat(9_999)}a\r\n`, 'Row 1 of the file has more than 200 columns'],
  [
    'a cell of 10 MB',
    `${HEAD}\r\n${'x'.repeat(10_000_000)};100\r\n`,
    'A cell in row 2 of the file is longer than 32,768 characters',
  ],
  ['a quote that is open', `${HEAD}\r\n"KLB-1;100;A;B`, 'is not closed'],
] as const;

// Specification 5.42
test('14 A file without orders is refused with a sentence, and another file can follow', async ({
  page,
}, info) => {
  await beSignedIn(page);
  await page.goto('/orders/upload-file');
  const give = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  for (const [what, content, told] of noOrders)
    await test.step(what, async () => {
      await give(content);
      await expect(page.getByText(told)).toBeVisible();
      await page.getByRole('button', { name: 'Remove: orders.csv' }).click();
    });
  await test.step('nothing at all, and more than is taken, are not even sent', async () => {
    let sent = 0;
    await page.route('**/import/files/upload', (route) => {
      sent += 1;
      return route.continue();
    });
    await give('');
    await expect(page.getByText(/orders\.csv.*: the file is empty/)).toBeVisible();
    const huge = info.outputPath('huge.csv');
    await writeFile(huge, HEAD);
    await truncate(huge, 2 * 1024 ** 3);
    await page.locator('input[type=file]').setInputFiles(huge);
    await expect(page.getByText(/huge\.csv.*: larger than 64/)).toBeVisible();
    expect(sent).toBe(0);
    await page.unroute('**/import/files/upload');
  });
  await give(findFile('AGAIN'));
  await expect(page.getByText(`${COUNT} rows`)).toBeVisible();
});

// Specification 8.27
test('14 Any row of a long file can be viewed', async ({ page }) => {
  await beSignedIn(page);
  const name = `LONG${Date.now() % 1_000_000}`;
  const heading =
    'Booking;Total;First name;Last name;E-mail;Phone;Arrival;Departure;Hotel;Room;Guests;Language';
  const rows = Array.from({ length: 250 }, (_, at) => {
    const mail = at === 243 ? 'nobody' : 'maria@example.com';
    return `${name}-${at};100,00;Maria;Lang;${mail};;24.12.2026;28.12.2026;Kalypso;Suite;2;en`;
  });
  await upload(page, 'long.csv', [heading, ...rows].join('\n'));
  await page.getByRole('radio', { name: 'Arrivals of all hotels' }).check();
  await page.getByRole('button', { name: 'Check the file' }).click();
  const single = page.getByRole('region', { name: 'A single row' }).first();
  const look = async (row: string) => {
    await single.getByRole('spinbutton', { name: 'Row' }).fill(row);
    await single.getByRole('button', { name: 'Show' }).click();
  };
  // In this template the heading is row 1.
  await look('242');
  await expect(single).toContainText(`${name}-240`);
  await look('245');
  await expect(single).toContainText('Enter a full e-mail address');
  await look('2500');
  await expect(single.getByText('There is no data for the chosen line.').first()).toBeVisible();
});

async function upload(page: Page, name: string, content: string) {
  await page.goto('/orders/upload-file');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(page.getByRole('radiogroup', { name: 'Template' })).toBeVisible();
}

async function choose(page: Page, label: string, option: string) {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

const stat = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('xpath=../dd');

/** The browser's save dialog cannot be automated: the file goes to the downloads instead. */
const withoutPicker = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  });

async function ordersCalled(page: Page, name: string): Promise<number> {
  const company = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ENV') ?? '{}').context.businessProfileId as string,
  );
  const asked = encodeURIComponent(JSON.stringify({ search: `${name}-` }));
  const answer = await page.request.get(`/api/v1/orders?page=0&size=1&get_orders_rq=${asked}`, {
    headers: { 'Company-ID': company },
  });
  return ((await answer.json()) as { total_elements: number }).total_elements;
}
