import type { Environment, Profile } from '@deck/api/contract/people';
import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { loadOrders } from '../../features/orders/list/orders-list.ts';
import { loadPayments } from '../../features/payments/list/payments-list.ts';
import { loadUsers } from '../../features/users/users-list.ts';
import { queryClient } from '../api.ts';
import { sessionStore } from '../session/session-store.ts';
import { isSame, toLayout, toSettings } from './column-settings.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  sessionStore.clear();
});

it.each([
  ['orders', loadOrders],
  ['payments', loadPayments],
  ['users', loadUsers],
] as const)('asks for the columns of tables beside the first page of %s', (path, load) => {
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
  [{ hidden: [] }, { hidden: [], density: 'comfortable', order: [], widths: {} }, true],
  [{ hidden: ['agent', 'tags'] }, { hidden: ['tags', 'agent'] }, true],
  [{ hidden: [], widths: { a: 1, b: 2 } }, { hidden: [], widths: { b: 2, a: 1 } }, true],
  [{ hidden: ['agent'] }, { hidden: ['agent', 'tags'] }, false],
  [{ hidden: ['agent'] }, { hidden: ['tags'] }, false],
  [{ hidden: [], order: ['a', 'b'] }, { hidden: [], order: ['b', 'a'] }, false],
  [{ hidden: [], widths: { a: 1 } }, { hidden: [], widths: { a: 2 } }, false],
  [{ hidden: [], density: 'compact' }, { hidden: [] }, false],
] as const)('%j arranges columns as %j does: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});

it('sends what a person has chosen, and reads it back', () => {
  const layout = {
    hidden: ['agent'],
    order: ['status', 'guest'],
    widths: { guest: 240 },
    density: 'compact',
  } as const;
  expect(toLayout(toSettings('orders', layout), [])).toEqual(layout);
  expect(toSettings('orders', { hidden: [] })).toEqual({ tableId: 'orders', hiddenColumns: [] });
  expect(toLayout(undefined, ['agent']).hidden).toEqual(['agent']);
});
