import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AssignableRight, assignableRights } from '../vocabulary/permissions.ts';
import { chooseRight, completeRights, rightNeeded } from './needed-rights.ts';

it('takes along what a right needs, and what that needs', () => {
  expect(chooseRight([], 'SETTINGS_EDIT', true)).toEqual(['SETTINGS_VIEW', 'SETTINGS_EDIT']);
  expect(chooseRight(['PAYMENT_VOID'], 'SETTINGS_INTEGRATION_RE_ISSUE', true)).toEqual([
    'PAYMENT_VOID',
    'SETTINGS_VIEW',
    'SETTINGS_INTEGRATION',
    'SETTINGS_INTEGRATION_RE_ISSUE',
  ]);
});

it('takes off with a right what opens nothing without it', () => {
  expect(chooseRight(assignableRights, 'SETTINGS_INTEGRATION', false)).toEqual([
    'PAYMENT_VOID',
    'PAYMENT_CAPTURE',
    'PAYMENT_REVOKE',
    'PAYMENT_REFUND',
    'SETTINGS_VIEW',
    'SETTINGS_EDIT',
  ]);
  expect(chooseRight(['SETTINGS_VIEW', 'SETTINGS_EDIT', 'PAYMENT_REFUND'], 'SETTINGS_VIEW', false)).toEqual([
    'PAYMENT_REFUND',
  ]);
});

it('never leaves a right without the one it needs, whatever is pressed', () => {
  const press = fc.record({ right: fc.constantFrom(...assignableRights), isHeld: fc.boolean() });
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      const rights = presses.reduce<AssignableRight[]>(
        (held, { right, isHeld }) => chooseRight(held, right, isHeld),
        [],
      );
      const missing = rights.filter((right) => {
        const needed = rightNeeded(right);
        return needed !== undefined && !rights.includes(needed);
      });
      expect(missing).toEqual([]);
      expect(completeRights(rights)).toEqual(assignableRights.filter((right) => rights.includes(right)));
    }),
  );
});
