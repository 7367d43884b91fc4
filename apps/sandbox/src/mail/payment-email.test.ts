import { type CustomerLanguage, customerLanguages } from '@deck/api/vocabulary';
import { loadBrand } from '@deck/tokens/node';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, payments, properties } from '../database/schema.ts';
import { readGuestFacts } from '../guest/guest-facts.ts';
import { loadWording } from '../templates/blocks.ts';
import { orderDraft } from '../testing/drafts.ts';
import { makeLink } from '../testing/payments.ts';
import { type Browser, brand, createTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';
import { type Letter, paymentEmail, paymentText } from './payment-email.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

async function emailIn(
  language: CustomerLanguage,
  changes: Parameters<typeof makeLink>[1] = {},
): Promise<Letter> {
  const customer = { ...orderDraft().customer, language };
  const { id, link } = await makeLink(owner, changes, { customer });
  const [row] = await app.db
    .select()
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .where(eq(payments.id, id));
  if (!row) throw new Error('The payment is not there');
  const { payments: payment, orders: order, properties: property } = row;
  const wording = await loadWording(app.db, order.businessProfileId, 'PAYMENT_LINK', language);
  const facts = await readGuestFacts(app.db, payment, { publicUrl: ORIGIN, now: app.clock.now() });
  return {
    brand,
    payment,
    order,
    property,
    wording,
    facts,
    logo: null,
    address: link ?? '',
    recipient: order.customerEmail,
    withQrcode: true,
  };
}

describe.each(customerLanguages)('in %s', (language) => {
  // Specification 1.28
  test('a letter is complete, without unfilled placeholders', async () => {
    const letter = await emailIn(language);
    const { subject, body, plain } = await paymentEmail(letter);
    const html = body.replaceAll(/\s+/g, ' ').replaceAll('&#39;', "'");
    for (const text of [subject, html, plain]) {
      expect(text).not.toMatch(/\{\{/);
      expect(text).not.toMatch(/undefined|null|NaN/);
    }
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(`href="${letter.address}"`);
    for (const text of [html, plain])
      for (const fact of [
        'Maria Papadopoulou',
        'Kalypso Bay Resort',
        letter.order.externalId,
        '2026',
        '09:41',
        letter.property.customerServiceEmail,
        letter.property.customerServicePhone,
        letter.address,
        'Meridian',
      ])
        expect(text).toContain(fact);
    expect(subject).toMatch(/1.?000[.,]00/);
  });

  test('a text message names the sender, the amount and the address', async () => {
    const letter = await emailIn(language);
    const { body } = paymentText(letter);
    expect(body).not.toMatch(/\{\{/);
    expect(body).toContain('Kalypso Bay Resort');
    expect(body).toMatch(/1.?000[.,]00/);
    expect(body.endsWith(letter.address)).toBe(true);
  });
});

test('user-entered text is escaped, never markup', async () => {
  const letter = await emailIn('en', { customerNote: '<script>alert(1)</script>' });
  const order = { ...letter.order, messageToCustomer: '"><img src=x onerror=alert(1)>' };
  const { body, plain } = await paymentEmail({ ...letter, order, withQrcode: false });
  expect(body).not.toMatch(/<script|<img src=x/);
  expect(body).toContain('&lt;script&gt;');
  expect(plain).toContain('<script>alert(1)</script>');
});

test('missing dates and a link without an end are left out', async () => {
  const order = { startDate: null, endDate: null };
  const letter = await emailIn('en', { lifetime: null });
  const facts = { ...letter.facts, order: { ...letter.facts.order, ...order } };
  const { body, plain } = await paymentEmail({ ...letter, facts, order: { ...letter.order, ...order } });
  for (const text of [body, plain]) expect(text).not.toMatch(/Check-in|\bby \w{3} \d/);
});

test("a letter uses its brand's colours", async () => {
  const letter = await emailIn('en');
  const solera = loadBrand('solera');
  const { body } = await paymentEmail({ ...letter, brand: solera });
  expect(body).toContain(solera.colors.light.accent);
  expect(body).toContain('Solera');
  expect(body).not.toContain(brand.colors.light.accent);
  expect(body).not.toContain('Meridian');
});
