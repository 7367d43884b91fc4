import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getColumns, guestTables } from '../database/personal-data/index.ts';
import { auditEvents, userProperties } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { getRefusal } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { type GuestExport, getLeftOut } from './export-guest.ts';
import { makeWholeGuest, ZELDA } from './testing/whole-guest.ts';

let app: TestApp;
let owner: Browser;
let ids: readonly string[];
let held: GuestExport;

beforeAll(async () => {
  app = await createTestApp();
  owner = await someone(app, 'eva', 'OWNER', [AEGEAN]);
  ids = await makeWholeGuest(app, owner);
  const file = await owner.send(`/api/v1/guests/${ids[0]}/export`);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="guest-data.json"');
  held = JSON.parse(await file.text());
});
afterAll(() => app.close());

test('an export has each column about the guest, and no secret', () => {
  const rows = Object.entries(held.data).filter(([, found]) => found.length > 0);
  expect(rows.map(([table]) => table)).toEqual(
    expect.arrayContaining([
      'orders',
      'payments',
      'transactions',
      'tenders',
      'timeline',
      'messages',
      'callbacks',
    ]),
  );
  for (const [table, found] of rows) {
    const rules = guestTables[table];
    if (!rules) throw new Error(`${table} has no rules`);
    const leftOut = getLeftOut(rules);
    const expected = (['erased', 'authored', 'masked', 'rewritten', 'scrubbed', 'removed', 'kept'] as const)
      .flatMap((rule) => getColumns(rules, rule))
      .filter((column) => !leftOut.includes(column));
    for (const row of found) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining(expected));
      for (const column of leftOut) expect(row).not.toHaveProperty(column);
    }
  }
  expect(held.data.orders).toMatchObject([
    { customer_email: ZELDA.email, internal_note: 'Allergic to peanuts', total: 114_050 },
    { customer_email: ZELDA.email },
    { customer_email: ZELDA.email, external_id: 'ZQ-1' },
  ]);
  expect(JSON.stringify(held)).not.toMatch(/tok_|pending_token|Eleni|user-eva@/);
});

test.each([
  ['en', 'Personal data kept by Aegean House', 'First name'],
  ['el', 'Προσωπικά δεδομένα', 'Όνομα'],
  ['ru', 'Персональные данные', 'Имя'],
] as const)('the page in %s reads in that language and runs nothing', async (language, title, name) => {
  await makeOrder(owner, { customer: ZELDA, internalNote: '<script>alert(1)</script>' });
  const file = await owner.send(`/api/v1/guests/${ids[0]}/export-page?language=${language}`);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="guest-data.html"');
  const text = await file.text();
  for (const part of [title, name, ZELDA.email, '1140.50 EUR', 'Allergic to peanuts', '&lt;script&gt;'])
    expect(text).toContain(part);
  expect(text).not.toContain('<script>alert');
});

test('an export is recorded with the ID of the order, and says so itself', async () => {
  const events = await app.db.select().from(auditEvents).where(eq(auditEvents.act, 'GUEST_EXPORTED'));
  expect(events[0]?.subjectName).toBe((await owner.api.orders.get({ id: ids[0] ?? '' })).externalId);
  expect(events[0]).toMatchObject({
    subject: 'GUEST',
    subjectId: ids[0],
    personId: 'user-eva',
    after: { orders: 3 },
  });
  const again = JSON.parse(await (await owner.send(`/api/v1/guests/${ids[0]}/export`)).text()) as GuestExport;
  expect(again.acts.map(({ id }) => id)).toEqual(expect.arrayContaining(events.map(({ id }) => id)));
});

test('an export that overlaps an erasure is whole or empty, never half', async () => {
  const customer = { ...ZELDA, firstName: 'Half', email: 'half@mail.example' };
  const made = await makeOrder(owner, { customer });
  await makeOrder(owner, { customer });
  const read = async () => {
    const file = await owner.send(`/api/v1/guests/${made.id}/export`);
    return (JSON.parse(await file.text()) as GuestExport).data.orders?.map((order) => order.customer_email);
  };
  const [first, , second] = await Promise.all([read(), owner.api.guests.erase({ id: made.id }), read()]);
  for (const emails of [first, second])
    expect([[customer.email, customer.email], ['']]).toContainEqual(emails);
  expect(await read()).toEqual(['']);
});

test('is refused to other companies, to few rights, and where some orders are not seen', async () => {
  const [id = ''] = ids;
  const refused = async (browser: Browser) => getRefusal(browser.api.guests.export({ id }));
  expect(await refused(await someone(app, 'captain', 'OWNER', [HALCYON]))).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await refused(await someone(app, 'manager', 'MANAGER', [AEGEAN]))).toMatchObject({
    code: 'ACCESS_DENIED',
  });
  const narrow = await someone(app, 'narrow', 'OWNER', [AEGEAN]);
  await makeOrder(owner, { customer: ZELDA, propertyId: 'property-thalassa' });
  await app.db.insert(userProperties).values({ userId: 'user-narrow', propertyId: 'property-kalypso-bay' });
  expect(await refused(narrow)).toMatchObject({ code: 'GUEST_ELSEWHERE' });
});
