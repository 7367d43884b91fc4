import type { Environment, Profile } from '@deck/api/contract/people';
import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { loadOrders } from '../../features/orders/list/orders-list.ts';
import { loadPayments } from '../../features/payments/list/payments-list.ts';
import { loadUsers } from '../../features/users/users-list.ts';
import { queryClient } from '../api.ts';
import { sessionStore } from '../session/session-store.ts';
import { hasSame } from './column-settings.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  sessionStore.clear();
});

it.each([
  ['orders', loadOrders],
  ['payments', loadPayments],
  ['users', loadUsers],
] as const)('asks for the hidden columns beside the first page of %s', (path, load) => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(url);
    return new Promise(() => undefined);
  });
  sessionStore.set(
    { id: 'u1', locale: 'en' } as Profile,
    { context: { businessProfileId: 'd1' } } as Environment,
    [],
  );
  const request = new Request(`http://localhost/${path}?sort=created,desc`);
  load({ request } as LoaderFunctionArgs);
  expect(sent).toContain('/api/v1/users/u1/column-settings');
  expect(sent.length).toBeGreaterThan(1);
});

it.each([
  [[], [], true],
  [['agent', 'tags'], ['tags', 'agent'], true],
  [['agent'], ['agent', 'tags'], false],
  [['agent'], ['tags'], false],
])('%j hides the same columns as %j: %s', (one, other, same) => {
  expect(hasSame(one, other)).toBe(same);
});
