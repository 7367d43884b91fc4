import { query } from '@deck/api/react';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { api, queryClient } from '../../platform/api.ts';
import { rereadChange, rereadMoney } from './invalidate-money-queries.ts';

const { queryKey: order } = query(api.orders.get, { id: 'o1' });
const { queryKey: payment } = query(api.payments.get, { id: 'p1' });
const { queryKey: list } = query(api.orders.list, {});
const read = (key: readonly unknown[]) => queryClient.getQueryData(key);

afterEach(() => queryClient.clear());

it('forgets an order and a payment that are on no screen: a form would begin with what they were', async () => {
  for (const key of [order, payment, list]) queryClient.setQueryData<unknown>(key, 'before');
  await rereadMoney();
  expect([read(order), read(payment)]).toEqual([undefined, undefined]);
  expect(read(list)).toBe('before');
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
});

it('is over once what is on the screen was read again', async () => {
  queryClient.setQueryData<unknown>(order, 'before');
  const stop = new QueryObserver<unknown>(queryClient, {
    queryKey: order,
    queryFn: async () => 'now',
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined);
  expect(read(order)).toBe('before');
  await rereadMoney();
  expect(read(order)).toBe('now');
  stop();
});

it('reads again the lists and the order the server told of, and leaves another order alone', async () => {
  const { queryKey: other } = query(api.orders.get, { id: 'o2' });
  const { queryKey: news } = query(api.userNotifications.list, {});
  const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  for (const key of [order, other, list, news]) queryClient.setQueryData<unknown>(key, 'before');
  await rereadChange([{ kind: 'NOTIFICATIONS' }]);
  expect([order, other, list, news].map(isOld)).toEqual([false, false, false, true]);
  await rereadChange([{ kind: 'ORDER', id: 'o1' }]);
  expect([order, other, list].map(isOld)).toEqual([true, false, true]);
  await rereadChange([{ kind: 'ANYTHING' }]);
  expect(isOld(other)).toBe(true);
});
