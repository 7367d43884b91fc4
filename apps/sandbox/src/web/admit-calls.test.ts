import { firstReads } from '@deck/api/client';
import { contract } from '@deck/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPoolSizes } from '../database/open-pools.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { getLane } from './admit-calls.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ pools: { ...defaultPoolSizes, patience: 2_000 } });
});
afterAll(() => app.close());

test('eight tabs of one person that open at the same moment get all they first ask for', async () => {
  const { api } = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const reader = await api.session.validate();
  const { userId } = reader;
  const tabs = ['/', '/orders', '/payments', '/', '/orders', '/payments', '/', '/orders'];
  const asked = tabs.flatMap((path) => [
    api.session.validate(),
    api.users.profile({ userId }),
    api.users.environment({ userId }),
    api.users.permissions({ id: userId }),
    api.orders.list(),
    api.businessProfiles.get({ id: reader.businessProfileId }),
    ...firstReads({ pathname: path }, api, reader),
  ]);
  const answers = await Promise.allSettled(asked);
  expect(asked.length).toBeGreaterThan(48);
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('what moves money and what needs no session has the connections of the payments', () => {
  const { orders, payments, transactions, session, dictionaries } = contract;
  for (const endpoint of [transactions.create, transactions.void, orders.create, session.start])
    expect(getLane(endpoint)).toBe('payments');
  for (const endpoint of [orders.list, payments.get, dictionaries.currencies, session.validate])
    expect(getLane(endpoint)).toBe('staff');
});
