import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './payment-helpers.ts';
import { beSignedIn, owner } from './sign-in.ts';
import { test } from './test.ts';

const editor = '/settings/email?template=PAYMENT_LINK&language=en';
const getBlock = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** A grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const preview = (page: Page) => page.frameLocator('iframe[title^="Preview"]');

/** Selects a tab; the page follows when its address has changed. */
const turnTo = (page: Page, name: string) =>
  page.locator('label', { has: page.getByRole('radio', { name }) }).click();

/** Pastes HTML at the caret, as copied from another program. */
async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, content) => {
    const data = new DataTransfer();
    data.setData('text/html', content);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
}

async function openEmail(page: Page, subject: string) {
  await page.goto('/sandbox');
  await page.getByRole('link').filter({ hasText: owner.login }).filter({ hasText: subject }).first().click();
  return page.frameLocator('iframe');
}

// Specification 8.34
test('A letter is reworded, previewed in each language, sent as a test, and reset', async ({
  page,
  context,
}) => {
  test.slow();
  await beSignedIn(page);
  await page.goto('/settings/email?type=SYSTEM');

  await test.step('the list knows who words a letter, and its address what is open', async () => {
    await page.getByRole('searchbox').fill('payment link');
    await expect(page).toHaveURL(/q=payment/);
    await page.getByRole('link', { name: 'Payment link', exact: true }).click();
    await expect(page).toHaveURL(/template=PAYMENT_LINK/);
    await expect(getBlock(page, 'Subject').getByText('Default', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/type=SYSTEM/);
    await page.goto(editor);
  });

  const message = getBlock(page, 'Message').getByRole('textbox');
  await test.step('tags come from a menu, a colour from the palette', async () => {
    const subject = getBlock(page, 'Subject');
    await subject.getByRole('textbox').press('Control+a');
    await page.keyboard.type('Thank you, ');
    await subject.getByRole('button', { name: 'Insert tag' }).click();
    await page.getByRole('menuitem', { name: 'Customer name' }).click();
    await expect(subject.getByText('Customer name')).toBeVisible();
    await message.press('Control+a');
    await page.keyboard.type('Please pay ');
    await page.keyboard.press('Alt+F10');
    await getBlock(page, 'Message').getByRole('button', { name: 'Insert tag' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Payment amount' }).click();
    await message.press('Control+a');
    await getBlock(page, 'Message').getByRole('button', { name: 'Text colour' }).click();
    await page.getByRole('button', { name: 'Green 700' }).click();
    await expect(getBlock(page, 'Message').getByText('Not saved')).toBeVisible();
  });

  await test.step('what no letter can say is refused at its block, and nothing typed is lost', async () => {
    const sms = getBlock(page, 'SMS').getByRole('textbox');
    await sms.press('Control+a');
    await page.keyboard.type('Hello {{guest}}');
    await page.getByRole('button', { name: 'Save draft' }).first().click();
    await expect(getBlock(page, 'SMS').getByText('Nothing can be filled in for {{guest}}')).toBeVisible();
    await expect(message).toContainText('Please pay');
    await sms.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Save draft' }).first().click();
    await expect(getBlock(page, 'SMS').getByText('Please fill out this field')).toBeVisible();
    await getBlock(page, 'SMS').getByRole('button', { name: 'More: SMS' }).click();
    await page.getByRole('menuitem', { name: 'Back to the default' }).click();
  });

  await test.step('pasted handlers and scripts are harmless in the editor', async () => {
    await message.press('Control+End');
    await paste(
      message,
      '<p onclick="hurt()">Come back <b>soon</b><script>parent.hurt = 1</script><img src=x onerror="parent.hurt = 1"> <a href="javascript:hurt()">here</a></p>',
    );
    await expect(message).toContainText('Come back soon');
    await expect(message.locator('img, script, [onclick], a')).toHaveCount(0);
  });

  await test.step('leaving asks, another language does not', async () => {
    await page.getByRole('link', { name: 'All e-mails' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await turnTo(page, 'Greek');
    await expect(page).toHaveURL(/language=el/);
    await expect(page.getByRole('radio', { name: 'Greek' })).toBeChecked();
    await turnTo(page, 'English');
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(message).toContainText('Come back soon');
  });

  await test.step('a picture is looked at before it stands in the letter, and says what it shows', async () => {
    await message.press('Control+End');
    await getBlock(page, 'Message').getByRole('button', { name: 'Picture' }).click();
    const panel = page.getByRole('dialog', { name: 'Picture' });
    const file = panel.locator('input[type="file"]');
    await file.setInputFiles({ name: 'bay.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(panel.getByText('Choose a PNG, JPEG or WebP picture')).toBeVisible();
    await file.setInputFiles({ name: 'bay.png', mimeType: 'image/png', buffer: pixel });
    await panel.getByLabel('What it shows').fill('The bay');
    await panel.getByRole('button', { name: 'Insert picture' }).click();
    await expect(message.getByRole('img', { name: 'The bay' })).toBeVisible();
  });

  await test.step('the draft is seen as its reader sees it: e-mail and SMS, wide and dark, in each language', async () => {
    await expect(page.getByText('The preview shows the saved draft.')).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).first().click();
    await expect(page.getByText('The draft is saved')).toBeVisible();
    await expect(preview(page).getByRole('img', { name: 'The bay' })).toBeVisible();
    const received = preview(page).getByText('Please pay');
    await expect(received).toHaveCSS('color', 'rgb(0, 98, 39)');
    await expect(page.getByText('Thank you, Maria Papadopoulou')).toBeVisible();
    await expect(preview(page).locator('script, [onerror], [onclick]')).toHaveCount(0);
    await turnTo(page, 'Desktop');
    await turnTo(page, 'Dark');
    await expect(preview(page).locator('html')).toHaveCSS('filter', /invert\(1\)/);
    for (const [language, code] of [
      ['Greek', 'el'],
      ['Russian', 'ru'],
    ] as const) {
      await turnTo(page, language);
      await expect(page.locator(`iframe[title="Preview: ${language}"]`)).toBeVisible();
      await expect(preview(page).getByText('Maria Papadopoulou').first()).toBeVisible();
      await expect(preview(page).locator('html')).toHaveAttribute('lang', code);
    }
    await turnTo(page, 'SMS');
    await expect(preview(page).locator('p')).toHaveCount(1);
    await expect(preview(page).locator('p')).toContainText('480');
    await turnTo(page, 'E-mail');
    await turnTo(page, 'English');
    await expect(message).toContainText('Come back soon');
  });

  await test.step('somebody else saves the same block: nothing is silently lost', async () => {
    await message.press('Control+Home');
    await page.keyboard.type('Dear friend, ');
    const theirs = { block_key: 'message', language: 'en', content: '<p>Theirs</p>' };
    await call(page, '/api/v1/templates/PAYMENT_LINK/editor', { action: 'SAVE', blocks: [theirs] });
    await page.getByRole('button', { name: 'Save draft' }).first().click();
    await expect(page.getByText('has changed this e-mail in the meantime')).toBeVisible();
    await expect(getBlock(page, 'Message').getByText('Theirs', { exact: true })).toBeVisible();
    await expect(message).toContainText('Dear friend');
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/editor') && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Save draft' }).first().click();
    await saved;
    await expect(page.getByText('has changed this e-mail in the meantime')).toBeHidden();
    await page.reload();
    await expect(message).toContainText('Dear friend');
  });

  await test.step('sent to oneself it arrives with its QR code, harmless', async () => {
    await page.getByRole('button', { name: 'Send a test' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: 'With the QR code' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Send e-mail' }).click();
    await expect(dialog.getByText(`Sent to ${owner.login}`).first()).toBeVisible();
    const inbox = await context.newPage();
    const letter = await openEmail(inbox, 'Thank you, Maria Papadopoulou');
    await expect(letter.getByText('Dear friend')).toBeVisible();
    await expect(letter.getByText('Please pay')).toHaveCSS('color', 'rgb(0, 98, 39)');
    await expect(letter.getByRole('img', { name: /^QR: / })).toBeVisible();
    await expect(letter.getByRole('img', { name: 'The bay' })).toBeVisible();
    await expect(letter.locator('script, [onclick], [onerror], a[href^="javascript"]')).toHaveCount(0);
    expect(await inbox.evaluate(() => 'hurt' in globalThis)).toBe(false);
    await inbox.close();
  });

  await test.step('again only after a minute; to a colleague at once', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Send a test' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send e-mail' }).click();
    await expect(dialog.getByText('The test e-mail could not be sent.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'To' }).fill('nikos');
    await page.getByRole('option', { name: /nikos\.stathakis/ }).click();
    await dialog.getByRole('button', { name: 'Send e-mail' }).click();
    await expect(dialog.getByText('Sent to nikos.stathakis').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('published after a question, then back to the default', async () => {
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(getBlock(page, 'Message').getByText('Custom', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'More for this e-mail' }).click();
    await page.getByRole('menuitem', { name: 'All languages back to the default' }).click();
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(getBlock(page, 'Message').getByText('Default', { exact: true })).toBeVisible();
    await expect(page.getByText('The company has no wording of its own for this e-mail.')).toBeVisible();
  });
});

// Specification 6.13
test('Without the right to change settings the letters can be read but not changed', async ({ page }) => {
  await beSignedIn(page, { login: 'nikos.stathakis@aegeanhouse.gr', password: owner.password });
  await page.goto(editor);
  await expect(page.getByText("You don't have access to edit settings")).toBeVisible();
  await expect(getBlock(page, 'Message').getByRole('textbox')).toHaveAttribute('aria-readonly', 'true');
  await expect(preview(page).getByText('Maria Papadopoulou').first()).toBeVisible();
  for (const name of ['Save draft', 'Publish…', 'Send a test', 'More: Message'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
});
