import { expect, it } from 'vitest';
import { orderStates, paymentStatuses } from '../vocabulary/states.ts';
import { getStatusGroup, statusGroups } from './status-groups.ts';
import { getTone } from './tones.ts';

it.each([
  ['orders', orderStates],
  ['payments', paymentStatuses],
])('puts every status of %s into a group, and leaves no group empty', (_, statuses) => {
  expect(new Set(statuses.map(getStatusGroup))).toEqual(new Set(statusGroups));
});

it('calls for staff where something failed or money is held', () => {
  for (const status of [...orderStates, ...paymentStatuses])
    if (getTone(status) === 'danger') expect(getStatusGroup(status)).toBe('NEEDS_YOU');
  expect(getStatusGroup('AUTHORIZED')).toBe('NEEDS_YOU');
  expect(getStatusGroup('PARTIALLY_PAID')).toBe('OPEN');
});
