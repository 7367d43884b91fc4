import { getEntries, isByKey } from '@deck/api';
import { contract } from '@deck/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessProfiles, users } from '../database/schema.ts';
import { orderDraft, paymentDraft, stay } from '../testing/drafts.ts';
import { createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { type CompanyDraft, createCompany, toPrefix } from './create-company.ts';

const draft: CompanyDraft = {
  name: 'Hôtel du Lac',
  country: 'FR',
  currency: 'EUR',
  property: 'Hôtel du Lac, Annecy',
  sells: 'ACCOMMODATION',
  city: 'Annecy',
  timezone: 'Europe/Paris',
  firstName: 'Camille',
  lastName: 'Laurent',
  email: 'camille@hoteldulac.example',
  language: 'en',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const make = (changes: Partial<CompanyDraft> = {}) =>
  createCompany({ db: app.db, clock: app.clock, publicUrl: 'https://pay.example' }, { ...draft, ...changes });

test('the owner sets a password by the link, signs in, makes an order and asks for its money', async () => {
  const link = await make();
  expect(link).toMatch(/^https:\/\/pay\.example\/login\/set\/[\w-]{20,}$/);
  const secretKey = link.split('/').at(-1) ?? '';
  const password = 'Lac-d-Annecy-2026';
  const { api } = app.browser();
  await api.passwords.reset({ secretKey, body: { newPassword: password, repeatedPassword: password } });
  const { userId } = await api.session.start({ body: { login: draft.email, password } });

  const { properties, context } = await api.users.environment({ userId });
  expect(properties.map(({ name }) => name)).toEqual(['Hôtel du Lac, Annecy']);
  expect(context.role).toBe('OWNER');
  const propertyId = properties[0]?.id ?? '';
  const changes = { propertyId, positions: [{ ...stay, propertyId, amount: '1000.00' }] };
  const order = await api.orders.create({ body: orderDraft(changes) }, withKey());
  expect(order.externalId).toBe('HOT-00001');
  const payment = await api.payments.create({ body: paymentDraft(order.id) }, withKey());
  expect(payment.link).toMatch(/\/pay\//);
});

test('the owner of a new company can read everything of it', async () => {
  const email = 'owner@hoteldulac.example';
  const secretKey = (await make({ email })).split('/').at(-1) ?? '';
  const password = 'Lac-d-Annecy-2026';
  const browser = app.browser();
  await browser.api.passwords.reset({
    secretKey,
    body: { newPassword: password, repeatedPassword: password },
  });
  const { userId, businessProfileId } = await browser.api.session.start({ body: { login: email, password } });
  const reads = getEntries(contract).flatMap(({ endpoint }) =>
    endpoint.method === 'GET' && !isByKey(endpoint.needs) ? [endpoint.path] : [],
  );
  const { properties } = await browser.api.users.environment({ userId });
  const ids: Readonly<Record<string, string | undefined>> = {
    '/api/v1/business-profiles/': businessProfileId,
    '/api/v1/properties/': properties[0]?.id,
    '/api/v1/users/': userId,
    '/auth/v1/users/': userId,
  };
  const answered = [];
  for (const path of reads) {
    const own = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1];
    const { status } = await browser.send(
      path.replace(/\{[^}]+\}/, own ?? 'unknown').replaceAll(/\{[^}]+\}/g, '1'),
    );
    answered.push([path, status]);
  }
  expect(answered.filter(([, status]) => Number(status) >= 500)).toEqual([]);
  expect(answered).toContainEqual(['/api/v1/business-profiles/{id}/settings', 200]);
  expect(answered.filter(([, status]) => status === 200).length).toBeGreaterThan(25);
});

test('an address of somebody else and a currency that is not offered make nothing', async () => {
  const companies = () => app.db.$count(businessProfiles);
  const before = await companies();
  await expect(make({ email: 'eleni.markou@aegeanhouse.gr' })).rejects.toMatchObject({
    code: 'INVALID_VALUE',
  });
  await expect(make({ email: 'other@hoteldulac.example', currency: 'XTS' })).rejects.toMatchObject({
    code: 'INVALID_VALUE',
  });
  expect(await companies()).toBe(before);
  expect(await app.db.$count(users, eq(users.login, 'other@hoteldulac.example'))).toBe(0);
});

test.each([
  ['Hôtel du Lac', 'HOT'],
  ['Αιγαίο', 'AIG'],
  ['27', 'ORD'],
])('the orders of %s begin with %s', (name, prefix) => {
  expect(toPrefix(name)).toBe(prefix);
});
