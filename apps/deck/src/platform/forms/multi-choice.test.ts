import { type AssignableRight, assignableRights } from '@deck/api/vocabulary';
import { describe, expect, it } from 'vitest';
import { changedChoices, getShare, withChoice } from './multi-choice.ts';

const all = ['A', 'B', 'C'] as const;

describe('the eight rights', () => {
  it('are all, some or none', () => {
    expect(getShare(assignableRights, assignableRights)).toBe(true);
    expect(getShare(assignableRights, ['PAYMENT_VOID'])).toBe('mixed');
    expect(getShare(assignableRights, [])).toBe(false);
  });

  it('are given and taken one by one', () => {
    const change = (rights: readonly AssignableRight[], right: AssignableRight, isHeld: boolean) =>
      withChoice(assignableRights, rights, right, isHeld);
    const two = change(change([], 'SETTINGS_VIEW', true), 'PAYMENT_VOID', true);
    expect(two).toEqual(['PAYMENT_VOID', 'SETTINGS_VIEW']);
    expect(change(two, 'PAYMENT_VOID', true)).toEqual(two);
    expect(change(two, 'PAYMENT_VOID', false)).toEqual(['SETTINGS_VIEW']);
  });

  it('differ where one was given or taken, and no longer when it is taken back', () => {
    expect([...changedChoices(assignableRights, ['PAYMENT_VOID'], ['SETTINGS_VIEW'])]).toEqual([
      'PAYMENT_VOID',
      'SETTINGS_VIEW',
    ]);
    expect(
      changedChoices(assignableRights, ['SETTINGS_VIEW', 'PAYMENT_VOID'], ['PAYMENT_VOID', 'SETTINGS_VIEW'])
        .size,
    ).toBe(0);
  });
});

it('chooses in the order of the list', () => {
  expect(withChoice(all, ['C'], 'A', true)).toEqual(['A', 'C']);
  expect(withChoice(all, ['A', 'C'], 'A', false)).toEqual(['C']);
});

it('tells all from some from none', () => {
  expect(getShare(all, ['A', 'B', 'C'])).toBe(true);
  expect(getShare(all, ['B'])).toBe('mixed');
  expect(getShare(all, [])).toBe(false);
});
