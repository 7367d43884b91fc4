import { customerLanguages } from '@deck/api/vocabulary';
import { addDays, formatMoney } from '@deck/values';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  businessProfiles,
  exchangeRates,
  letters,
  messages,
  payments,
  properties,
} from '../../database/schema.ts';
import { DAY } from '../../messaging/reminders.ts';
import { tripWords } from '../../orders/trip-words.ts';
import { runDue } from '../../scheduler/run-due.ts';
import { AEGEAN } from '../../seed/companies.ts';
import { runDataOf } from '../../testing/data-statements.ts';
import { flight, orderDraft, stay } from '../../testing/drafts.ts';
import { getServices, makeOrder, payerAt, wireDraft } from '../../testing/payments.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { getRefusal, invalid } from '../../testing/refusals.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../../testing/test-app.ts';
import { invoiceWords } from './words.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  await app.db
    .update(businessProfiles)
    .set({
      bankName: 'Alpha Bank',
      iban: 'GR1601101250000000012300695',
      bic: 'CRBAGRAA',
      taxpayerId: 'EL094019245',
    })
    .where(eq(businessProfiles.id, AEGEAN));
});
afterAll(() => app.close());

async function invoiced(changes: object = {}, order: object = {}) {
  const { id } = await makeOrder(owner, order);
  return owner.api.payments.create({ body: wireDraft(id, changes) }, withKey());
}
const download = (link: string | null) =>
  app.app.request(`${link?.replace(`${ORIGIN}/pay/`, `${ORIGIN}/pay/api/`)}/invoice.pdf`);
const readText = async (link: string | null) =>
  pdfText(Buffer.from(await (await download(link)).arrayBuffer())).replaceAll('\u00a0', ' ');

test('invoices are numbered consecutively and sent', async () => {
  const first = await invoiced();
  const second = await invoiced();
  const number = Number(first.invoiceNumber.replace('INV-', ''));
  expect(second.invoiceNumber).toBe(`INV-${String(number + 1).padStart(5, '0')}`);
  expect(first).toMatchObject({ status: 'AWAITING', type: 'WIRE_TRANSFER', method: 'BANK_TRANSFER' });
  expect((await invoiced({ invoiceNumber: '2026/77' })).invoiceNumber).toBe('2026/77');

  const events = await owner.api.payments.history({ id: first.id });
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['INVOICE_SENT', 'WIRE_INVOICE_CREATED']),
  );
  const queued = await app.db.select().from(letters).where(eq(letters.paymentId, first.id));
  expect(queued).toMatchObject([
    { kind: 'WIRE_INVOICE', recipient: 'm.papadopoulou@outlook.gr', facts: { address: first.link } },
  ]);
  expect(await getRefusal(invoiced({ recipient: 'nobody' }))).toEqual(invalid({ recipient: 'email' }));
  await runDue(getServices(app));
  const [delivered] = await owner.api.payments.history({ id: first.id });
  expect(delivered).toMatchObject({ type: 'INVOICE_DELIVERED', detail: 'm.papadopoulou@outlook.gr' });
});

test('a refused invoice leaves no gap in the numbers', async () => {
  const before = await owner.api.sequences.next({ entityName: 'invoice' });
  expect(await getRefusal(invoiced({ amount: '1000.01' }))).toMatchObject({
    code: 'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
  });
  expect(await owner.api.sequences.next({ entityName: 'invoice' })).toEqual(before);
});

test.each(customerLanguages)('the PDF is readable in %s', async (language) => {
  const customer = { ...orderDraft().customer, language, companyName: 'Ładny Wypoczynek & Co' };
  await app.db
    .update(properties)
    .set({ positionTypes: ['ACCOMMODATION', 'FLIGHT', 'CAR'] })
    .where(eq(properties.id, stay.propertyId));
  const back = { ...flight, returnDate: flight.departureDate };
  const positions = [{ ...stay, name: 'Σουίτα Θάλασσα', amount: '1200.50' }, flight, back];
  const { link, invoiceNumber, orderExternalId } = await invoiced(
    { amount: '400.25' },
    { customer, positions },
  );
  const text = await readText(link);
  const words = invoiceWords[language];
  const sum = (minor: bigint) =>
    formatMoney({ minor, currency: 'EUR' }, language).replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const said of [
    `${words.invoice} ${invoiceNumber}`,
    `${words.order} ${orderExternalId}`,
    words.bankDetails,
    'Aegean House',
    'Alpha Bank',
    'GR16 0110 1250 0000 0001 2300 695',
    'CRBAGRAA',
    'EL094019245',
    'Ładny Wypoczynek & Co',
    'Σουίτα Θάλασσα',
    '24.11.2026 - 28.11.2026',
    `24.11.2026, ${tripWords[language].ONE_WAY}`,
    `24.11.2026, ${tripWords[language].RETURN}`,
    sum(120_050n),
    sum(40_025n),
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('�');
});

test('an issued invoice does not change', async () => {
  const { link } = await invoiced();
  await app.db
    .update(businessProfiles)
    .set({ bankName: 'Piraeus Bank' })
    .where(eq(businessProfiles.id, AEGEAN));
  expect(await readText(link)).toContain('Alpha Bank');
  expect(await readText((await invoiced()).link)).toContain('Piraeus Bank');
});

test("a download and a letter's event do not wait for each other", async () => {
  const { id, orderId, link } = await invoiced();
  const letter = await app.connection.pool.connect();
  try {
    await letter.query('BEGIN');
    // As a message about the payment does.
    await letter.query('SELECT 1 FROM deck.payments WHERE id = $1 FOR KEY SHARE', [id]);
    await letter.query('SELECT 1 FROM deck.orders WHERE id = $1 FOR KEY SHARE', [orderId]);
    expect((await download(link)).status).toBe(200);
    await letter.query('COMMIT');
  } finally {
    letter.release();
  }
});

// Specification 4.41
test('the payer opens it, downloads it and says that it is paid', async () => {
  const { id, link, invoiceNumber } = await invoiced();
  const page = payerAt(app, link);
  expect(await page.view()).toMatchObject({
    type: 'WIRE_TRANSFER',
    payable: false,
    invoice: { dueDate: '2026-12-04', overdue: false, mayBeSaidPaid: true },
    guest: {
      transfer: { reference: invoiceNumber, beneficiary: 'Aegean House S.A.', bic: 'CRBAGRAA' },
    },
  });
  await app.clock.advance(1_000);
  await page.post('/seen', {});
  await page.post('/seen', {});
  const file = await download(link);
  expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="${invoiceNumber}.pdf"`,
  ]);
  expect((await page.post('/said-paid', {})).body).toMatchObject({ status: 'AWAITING_CONFIRMATION' });
  expect((await page.post('/said-paid', {})).status).toBe(200);
  const events = (await owner.api.payments.history({ id })).map(({ type }) => type);
  expect(events.slice(0, 2)).toEqual(['INVOICE_DOWNLOADED', 'INVOICE_OPENED']);
  expect(events.filter((type) => type === 'INVOICE_OPENED')).toHaveLength(1);
  expect((await owner.api.payments.get({ id })).actions.confirm).toMatchObject({
    possible: true,
    amount: '1000.00',
  });
  // Cards are not accepted here.
  expect((await page.pay('4242 4242 4242 4242')).status).toBe(409);
});

test('can be sent again, to the same recipient once a minute', async () => {
  const { id } = await invoiced();
  const body = { channel: 'EMAIL', recipient: 'accounts@example.com', withQrcode: false } as const;
  await owner.api.payments.notify({ id, body }, withKey());
  expect(await getRefusal(owner.api.payments.notify({ id, body }, withKey()))).toMatchObject({
    code: 'MESSAGE_SENT_RECENTLY',
  });
  expect((await download(`${ORIGIN}/pay/nothing`)).status).toBe(404);
});

test('is due in two weeks, or on the day staff choose, and says so in its letter and its PDF', async () => {
  const first = await invoiced();
  expect(first).toMatchObject({
    dueDate: '2026-12-04',
    overdue: false,
    lifetime: null,
    expiresAt: null,
    countdown: null,
  });
  const chosen = await invoiced({ dueDate: '2026-11-20' });
  expect(chosen.dueDate).toBe('2026-11-20');
  expect(await readText(chosen.link)).toContain('20.11.2026');
  await runDue(getServices(app));
  const [letter] = await app.db.select().from(messages).where(eq(messages.paymentId, first.id));
  expect(letter?.body).toContain('4 Δεκ 2026');
});

test('refuses a due date in the past, or after the end of its exchange rate', async () => {
  expect(await getRefusal(invoiced({ dueDate: '2026-11-19' }))).toEqual(invalid({ dueDate: 'datePast' }));
  expect(await getRefusal(invoiced({ dueDate: '2026-02-30' }))).toEqual(invalid({ dueDate: 'date' }));
  await app.db.delete(exchangeRates);
  await app.db.insert(exchangeRates).values({
    id: 'rate-that-ends',
    businessProfileId: AEGEAN,
    currency: 'USD',
    rate: '0.9',
    startDate: '2026-11-19',
    endDate: '2026-11-30',
    createdAt: app.clock.now(),
    modifiedAt: app.clock.now(),
  });
  const inDollars = { acquisitionCurrency: 'USD' };
  expect(await getRefusal(invoiced({ ...inDollars, dueDate: '2026-12-01' }))).toEqual(
    invalid({ dueDate: 'dueAfterRate' }),
  );
  expect((await invoiced(inDollars)).dueDate).toBe('2026-11-30');
});

test('becomes overdue and never expires: its receipt is confirmed all the same', async () => {
  const late = await owner.api.payments.get({ id: (await invoiced({ dueDate: '2026-11-21' })).id });
  await app.clock.advance(40 * DAY);
  await runDue(getServices(app));
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const { id, link } = late;
  expect(await owner.api.payments.get({ id })).toMatchObject({ status: 'AWAITING', overdue: true });
  expect(await payerAt(app, link).view()).toMatchObject({ invoice: { overdue: true, mayBeSaidPaid: true } });
  const body = { channel: 'EMAIL', recipient: 'late@example.com', withQrcode: false } as const;
  expect((await owner.api.payments.notify({ id, body }, withKey())).dispatches).toBeDefined();
  const paid = await owner.api.paymentActions.act(
    { id, actionId: 'confirm', body: { amount: '1000.00' } },
    withKey(),
  );
  expect(paid).toMatchObject({ status: 'PAID', overdue: false });
});

test('an invoice of an older version gets a due date, and no longer expires', async () => {
  const { id } = await invoiced();
  const soon = new Date(app.clock.now().getTime() + 2 * DAY);
  await app.db
    .update(payments)
    .set({ dueDate: null, lifetime: 'P2D', expiresAt: soon })
    .where(eq(payments.id, id));
  await runDataOf(app.db, 'due_dates');
  const { dueDate, lifetime, expiresAt, createdAt } = await owner.api.payments.get({ id });
  expect([dueDate, lifetime, expiresAt]).toEqual([addDays(createdAt.slice(0, 10), 14), null, null]);
  await app.clock.advance(3 * DAY);
  await runDue(getServices(app));
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  expect((await owner.api.payments.get({ id })).status).toBe('AWAITING');
});
