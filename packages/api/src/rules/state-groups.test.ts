import { expect, it } from 'vitest';
import { orderStates } from '../vocabulary/states.ts';
import { getStateGroup, stateGroups } from './state-groups.ts';
import { getTone } from './tones.ts';

it('puts every state into a group, and leaves no group empty', () => {
  const used = new Set(orderStates.map(getStateGroup));
  expect([...used].toSorted()).toEqual([...stateGroups].toSorted());
});

it('calls for staff where something failed or money is held', () => {
  for (const state of orderStates)
    if (getTone(state) === 'danger') expect(getStateGroup(state)).toBe('NEEDS_YOU');
  expect(getStateGroup('AUTHORIZED')).toBe('NEEDS_YOU');
  expect(getStateGroup('PARTIALLY_PAID')).toBe('OPEN');
});
