import { expect, type Page } from '@playwright/test';
import { cards } from './payment-helpers.ts';

/** What payers and the sandbox do while staff work on the page. */

/** The address that a panel of a link shows. */
export async function linkOn(page: Page): Promise<string> {
  const field = page.getByLabel('Link', { exact: true });
  await expect(field).toHaveValue(/\/pay\//);
  return field.inputValue();
}

/** Fills in the form of a split or a permanent link. Says what became of it, and the address to pay at. */
export async function sendForm(page: Page, link: string, amount?: string) {
  const door = new URL(link).pathname.replace('/pay/', '/pay/api/');
  const response = await page.request.post(door, {
    data: {
      key: crypto.randomUUID(),
      firstName: 'Jonas',
      lastName: 'Lindqvist',
      email: 'jonas@example.com',
      phone: '',
      ...(amount === undefined ? {} : { amount }),
    },
  });
  const answer = (await response.json()) as { link?: string };
  return { ok: response.ok(), answer: JSON.stringify(answer), link: answer.link ?? '' };
}

/** A card under a token, as the PSP's own field for numbers gives it. */
export async function cardToken(page: Page, expirationMonth: number, expirationYear: number) {
  const response = await page.request.post('/pay/api/cards', {
    data: { number: cards.good, expirationMonth, expirationYear, cvc: '123', holder: 'MARIA PAPADOPOULOU' },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { token: string }).token;
}

const day = 86_400_000;

/** A day so many days from the sandbox's own, as people write it. */
export async function dayFromNow(page: Page, days: number): Promise<string> {
  const { now } = (await (await page.request.get('/sandbox/api/clock')).json()) as { now: string };
  const [date = ''] = new Date(Date.parse(now) + days * day).toISOString().split('T');
  return date.split('-').reverse().join('.');
}
