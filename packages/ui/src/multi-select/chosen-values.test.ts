import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenIn, withValues } from './chosen-values.ts';

const options = ['paid', 'declined', 'expired'].map((value) => ({ value }));
const values = fc.uniqueArray(fc.constantFrom('paid', 'declined', 'expired', 'gone'));

describe('the values of a multi-select', () => {
  it('are in the order of the options, without unknown values', () => {
    expect(chosenIn(options, ['expired', 'gone', 'paid'])).toEqual(['paid', 'expired']);
  });

  it('keep values without an option', () => {
    expect(withValues(['gone', 'paid'], ['paid'], false)).toEqual(['gone']);
  });

  it('are unchanged after choosing and removing a value', () => {
    fc.assert(
      fc.property(values, values, (value, changed) => {
        const fresh = changed.filter((one) => !value.includes(one));
        expect(withValues(withValues(value, fresh, true), fresh, false)).toEqual(value);
      }),
    );
  });

  it('never have duplicates', () => {
    fc.assert(
      fc.property(values, values, (value, changed) => {
        const all = withValues(value, changed, true);
        expect(new Set(all).size).toBe(all.length);
        expect(all).toEqual(expect.arrayContaining([...value, ...changed]));
      }),
    );
  });
});
