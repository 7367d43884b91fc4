import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactions } from '../database/schema.ts';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

/** More than one would read again row by row: see `DEEP`. */
const MANY = 1_350;
const SIZE = 200;

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const { id, link } = await makeLink(owner);
  await payerAt(app, link).pay(cards.good);
  const [transaction] = await app.db.select().from(transactions).where(eq(transactions.paymentId, id));
  // Several share a moment, so only the last key of the order separates them.
  await app.db.execute(sql`
    INSERT INTO deck.payments
    SELECT (jsonb_populate_record(p, jsonb_build_object('id', 'deep-' || n, 'number', 'DEEP-' || n,
      'link_token', NULL, 'invoice_number', '', 'created_at', p.created_at - n / 3 * interval '1 minute'))).*
    FROM deck.payments p, generate_series(1, ${MANY - 1}) n WHERE p.id = ${id}`);
  await app.db.execute(sql`
    INSERT INTO deck.transactions
    SELECT (jsonb_populate_record(t, jsonb_build_object('id', 'deep-' || n, 'psp_operation_id', 'deep-' || n,
      'payment_id', 'deep-' || n, 'receipt_token', NULL,
      'processed_at', t.processed_at - n / 3 * interval '1 minute'))).*
    FROM deck.transactions t, generate_series(1, ${MANY - 1}) n WHERE t.id = ${transaction?.id ?? ''}`);
});
afterAll(() => app.close());

interface Answer {
  readonly content: readonly { readonly id: string }[];
}

test.each<[string, (page: number) => Promise<Answer>]>([
  ['payments, the newest first', (page) => owner.api.payments.list({ page, size: SIZE })],
  ['payments by amount', (page) => owner.api.payments.list({ page, size: SIZE, sort: ['amount,asc'] })],
  ['transactions', (page) => owner.api.payTransactions.list({ page, size: SIZE })],
])('%s: every row of a long list comes once', async (_, read) => {
  const ids: string[] = [];
  for (let page = 0; ; page++) {
    const { content } = await read(page);
    ids.push(...content.map(({ id }) => id));
    if (content.length < SIZE) break;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(MANY);
});
