import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './sign-in.ts';
import { test } from './test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'REST API', exact: true });

/** Reads the token from the dialog that shows it once, and closes it. */
async function keepToken(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const value = await dialog.getByLabel('Token', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await expect(dialog).toHaveCount(0);
  return value;
}

/** The JSON that a step of the guide sends, with the property filled in as a shell would. */
async function copyBody(guide: Page, step: string, property: string): Promise<Record<string, object>> {
  const command = await guide.locator(`#${step} pre`).first().textContent();
  const [, body = ''] = /<<JSON\n(.*)\nJSON/s.exec(command ?? '') ?? [];
  return JSON.parse(body.replace('$PROPERTY', property));
}

// Specification 3.10, 3.61
test("The company's own system makes an order with its token, and staff find it by its tag", async ({
  page,
  baseURL,
  playwright,
}) => {
  await beSignedIn(page);
  await page.goto('/settings/integration');
  await card(page).getByRole('button', { name: 'Reissue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reissue the REST API token' }).click();
  const token = await keepToken(page);
  const opened = page.waitForEvent('popup');
  await card(page).getByRole('link', { name: 'How to call the REST API' }).click();
  const guide = await opened;
  await expect(guide.getByRole('heading', { name: 'Call it from your own system', level: 1 })).toBeVisible();

  // A program has neither the cookies of the page nor its XSRF header.
  const system = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  const lastName = `Own-system ${crypto.randomUUID().slice(0, 8)}`;
  const [property] = (await (await system.get('/api/v1/properties')).json()) as { id: string }[];
  const body = await copyBody(guide, 'order', property?.id ?? '');
  await guide.close();
  const order = async (agent: object) => {
    const response = await system.post('/api/v1/orders', {
      data: { ...body, customer: { ...body.customer, last_name: lastName }, ...agent },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(response.ok(), await response.text()).toBe(true);
    return ((await response.json()) as { external_id: string }).external_id;
  };
  const [booked, reserved] = [await order({}), await order({ agent_tag: 'CRS' })];

  await test.step('the list shows the tags, and a filter finds by them', async () => {
    await page.goto(`/orders?${new URLSearchParams({ q: lastName })}`);
    const row = (id: string) => page.getByRole('row').filter({ hasText: id });
    await expect(row(booked).getByText('API', { exact: true })).toBeVisible();
    await expect(row(reserved).getByText('CRS', { exact: true })).toBeVisible();
    await page.goto(`/orders?${new URLSearchParams({ q: lastName, tag: 'API' })}`);
    await expect(page.getByRole('button', { name: /Remove the filter Tags: API/ })).toBeVisible();
    await expect(row(booked)).toBeVisible();
    await expect(row(reserved)).toHaveCount(0);
  });

  await test.step('the order tells where it came from', async () => {
    await page.getByRole('link', { name: booked }).first().click();
    await expect(page.getByRole('heading', { name: booked, level: 1 })).toBeVisible();
    await expect(page.getByText('Program', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('REST API').first()).toBeVisible();
  });

  await test.step('an ended token opens nothing, until another is issued', async () => {
    await page.goto('/settings/integration');
    await card(page).getByRole('button', { name: 'End the token' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('whatever uses it is cut off');
    await question.getByRole('button', { name: 'End the REST API token' }).click();
    await expect(card(page).getByText('Not issued yet')).toBeVisible();
    const refused = await system.get('/api/v1/orders');
    expect([refused.status(), (await refused.json()).meta.error.code]).toEqual([401, 'TOKEN_INVALID']);
    await card(page).getByRole('button', { name: 'Issue', exact: true }).click();
    expect(await keepToken(page)).not.toBe(token);
    await expect(card(page).getByRole('button', { name: 'Reissue' })).toBeVisible();
  });
  await system.dispose();
});
