import { expect, type Page } from '@playwright/test';
import { cards, typeCard } from './payment-helpers.ts';

/** Actions of payers and of the sandbox while staff work on the page. */

/** The address shown in a link's panel. */
export async function linkOn(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(field).toHaveValue(/\/pay\//);
  return field.inputValue();
}

/** Submits the form of a split or a permanent link. Returns the status and the payment's address. */
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

/** The token of the good card from the PSP's frame. */
export const cardToken = (page: Page, expirationMonth: number, expirationYear: number): Promise<string> =>
  typeCard(page, cards.good, { expirationMonth, expirationYear });

const day = 86_400_000;

/** A day relative to the sandbox's current day, in display format. */
export async function dayFromNow(page: Page, days: number): Promise<string> {
  const { now } = (await (await page.request.get('/sandbox/api/clock')).json()) as { now: string };
  const [date = ''] = new Date(Date.parse(now) + days * day).toISOString().split('T');
  return date.split('-').reverse().join('.');
}
