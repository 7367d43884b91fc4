import { assignableRights } from '@deck/api/vocabulary';
import { describe, expect, it } from 'vitest';
import { changedRights, shareOf, withRight } from './rights.ts';

describe('the eight rights', () => {
  it('are all, some or none', () => {
    expect(shareOf(assignableRights)).toBe(true);
    expect(shareOf(['PAYMENT_VOID'])).toBe('mixed');
    expect(shareOf([])).toBe(false);
  });

  it('are given and taken one by one', () => {
    const two = withRight(withRight([], 'SETTINGS_VIEW', true), 'PAYMENT_VOID', true);
    expect(two).toEqual(['PAYMENT_VOID', 'SETTINGS_VIEW']);
    expect(withRight(two, 'PAYMENT_VOID', true)).toEqual(two);
    expect(withRight(two, 'PAYMENT_VOID', false)).toEqual(['SETTINGS_VIEW']);
  });

  it('differ where one was given or taken, and no longer when it is taken back', () => {
    expect([...changedRights(['PAYMENT_VOID'], ['SETTINGS_VIEW'])]).toEqual([
      'PAYMENT_VOID',
      'SETTINGS_VIEW',
    ]);
    expect(changedRights(['SETTINGS_VIEW', 'PAYMENT_VOID'], ['PAYMENT_VOID', 'SETTINGS_VIEW']).size).toBe(0);
  });
});
