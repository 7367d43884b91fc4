import { sql } from 'drizzle-orm';
import { businessProfiles } from '../../database/schema.ts';
import { runImports } from '../../import/run-imports.ts';
import { runDue } from '../../scheduler/run-due.ts';
import { csvFile, csvText, stayRow, stays, templateDraft } from '../../testing/csv.ts';
import { stay, transfer } from '../../testing/drafts.ts';
import { quickDraft } from '../../testing/form-drafts.ts';
import { cards, getServices, makeLink, makeOrder, payerAt } from '../../testing/payments.ts';
import { saveCard } from '../../testing/saved-card.ts';
import { type Browser, type TestApp, withKey } from '../../testing/test-app.ts';
import { orderView } from '../../testing/views.ts';

/** A guest whose words stand nowhere else. */
export const ZELDA = {
  firstName: 'Zelda',
  lastName: 'Quillfeather',
  email: 'Zelda.Quillfeather@mail.example',
  phone: '+30 694 777 3311',
  language: 'en',
  country: 'GR',
  companyName: 'Quillfeather Weaving',
} as const;

/** Words that nothing may hold after an erasure. */
export const NEEDLES = [
  'quillfeather',
  'zelda',
  '6947773311',
  '694 777 3311',
  'peanuts',
  'Harbour Lane',
] as const;

/** Does what is due; fiscal receipts take some seconds. */
export async function settle(app: TestApp): Promise<void> {
  await app.clock.advance(6_000);
  await runDue(getServices(app));
}

/**
 * A guest with data in every table that can hold some: orders, payments of all kinds, a saved card, messages, notes,
 * drafts, views, imports, callbacks. Nothing of their money moves any more. @returns the ids of their first orders
 */
export async function makeWholeGuest(app: TestApp, owner: Browser): Promise<readonly string[]> {
  const { api } = owner;
  await app.db.update(businessProfiles).set({
    callbackUrls: {
      payment: 'https://booking.example/payments',
      order: 'https://booking.example/orders',
      card: 'https://booking.example/cards',
    },
  });
  const order = {
    customer: ZELDA,
    internalNote: 'Allergic to peanuts',
    messageToCustomer: 'Dear Ms Quillfeather',
    positions: [
      { ...stay, amount: '1000.00', name: 'Suite of Zelda Quillfeather' },
      { ...transfer, pickUpLocation: '7 Harbour Lane' },
    ],
  };
  const link = await makeLink(
    owner,
    { description: 'For Zelda Quillfeather', customerNote: 'peanuts' },
    order,
  );
  await api.payments.notify(
    { id: link.id, body: { channel: 'EMAIL', recipient: ZELDA.email, withQrcode: false } },
    withKey(),
  );
  await settle(app);
  await payerAt(app, link.link).pay(cards.good);
  await settle(app);
  await api.paymentActions.act(
    { id: link.id, actionId: 'refund', body: { amount: '100.00', description: 'Zelda left early' } },
    withKey(),
  );
  await settle(app);
  const second = await makeOrder(owner, order);
  await saveCard(app, owner, second.id, cards.good, { holder: 'ZELDA QUILLFEATHER' });
  await api.orders.cancel(
    { id: second.id, body: { reason: 'OTHER', comment: 'Zelda has changed her mind' } },
    withKey(),
  );
  await settle(app);

  await api.drafts.create({ body: quickDraft({ ...ZELDA }) }, withKey());
  await api.views.create({ body: orderView({ name: 'Quillfeather', address: 'q=Quillfeather' }) }, withKey());
  await api.days.close({ day: '2026-11-20', body: { note: 'Zelda Quillfeather paid late.' } }, withKey());
  await importOrders(app, owner);
  return [link.orderId, second.id];
}

/** A file with a row of the guest that makes an order, and one that does not. */
async function importOrders(app: TestApp, { api }: Browser): Promise<void> {
  const cells = {
    'First name': ZELDA.firstName,
    'Last name': ZELDA.lastName,
    'E-mail': ZELDA.email,
    Phone: ZELDA.phone,
  };
  const rows = stays(
    stayRow('ZQ-1', cells),
    stayRow('ZQ-2', { ...cells, 'E-mail': 'zelda.quillfeather@', Total: 'x' }),
  );
  const { id: fileId } = await api.imports.upload({ body: csvFile(csvText(rows)) });
  const { id: templateId } = await api.imports.createTemplate({ body: templateDraft() });
  await api.imports.process({ fileId, templateId }, withKey());
  await runImports(getServices(app));
}

/** Every table with the rows that hold one of the words, as `table.column`: in texts, JSON and bytes. */
export async function findWords(app: TestApp, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await app.db.execute<{ table: string; column: string; type: string }>(
    sql`SELECT table_name AS "table", column_name AS "column", data_type AS type FROM information_schema.columns
      WHERE table_schema = 'deck' AND data_type IN ('text', 'jsonb', 'json', 'bytea', 'ARRAY')`,
  );
  const pattern = words.join('|');
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const name = sql.identifier(column);
    const text = type === 'bytea' ? sql`encode(${name}, 'escape')` : sql`${name}::text`;
    const { rows } = await app.db.execute(
      sql`SELECT ${text} AS value FROM deck.${sql.identifier(table)} WHERE ${text} ~* ${pattern} LIMIT 1`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/**
 * All figures, dates, instants and states of the tables that hold money, as a text. Saved cards hold none: they are
 * deleted, and their orders modified by it.
 */
export async function readFigures(app: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await app.db.execute<{ table: string; columns: string[] }>(
    sql`SELECT table_name AS "table", array_agg(column_name::text ORDER BY column_name) AS columns
      FROM information_schema.columns WHERE table_schema = 'deck'
      AND table_name IN ('orders', 'payments', 'transactions', 'wallet_entries', 'money_days', 'payment_days', 'fiscal_receipts')
      AND (data_type IN ('bigint', 'numeric', 'date', 'timestamp with time zone', 'integer')
        OR column_name IN ('id', 'number', 'status', 'state', 'progress_status', 'currency', 'rate', 'external_id'))
      AND column_name NOT IN ('erased_at', 'modified_at') GROUP BY 1`,
  );
  const figures: Record<string, string> = {};
  for (const { table, columns } of tables) {
    const names = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const { rows } = await app.db.execute(
      sql`SELECT string_agg(line, E'\n' ORDER BY line) AS lines FROM (SELECT concat_ws(' ', ${names}) AS line
        FROM deck.${sql.identifier(table)} held WHERE to_jsonb(held) ->> 'type' IS DISTINCT FROM 'PAYMENT_VERIFY') one`,
    );
    figures[table] = String(rows[0]?.lines);
  }
  return figures;
}
