import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeahead } from './typeahead.ts';

const labels = ['Paid', 'Partially paid', 'Expired', 'Ήπειρος', 'Ήλιδα', 'Жёлтый'];
const options = labels.map((label) => ({ label }));
const at = (label: string) => labels.indexOf(label);

describe('typing in a select', () => {
  it('moves to the option that starts with the keys', () => {
    expect(typeahead(options, 'par', -1)).toBe(at('Partially paid'));
    expect(typeahead(options, 'e', -1)).toBe(at('Expired'));
  });

  it('ignores case and accents in every script', () => {
    expect(typeahead(options, 'ηλ', -1)).toBe(at('Ήλιδα'));
    expect(typeahead(options, 'желт', -1)).toBe(at('Жёлтый'));
  });

  it('cycles with the same letter', () => {
    expect(typeahead(options, 'p', at('Paid'))).toBe(at('Partially paid'));
    expect(typeahead(options, 'pp', at('Partially paid'))).toBe(at('Paid'));
  });

  it('stays while the word continues', () => {
    expect(typeahead(options, 'pa', at('Partially paid'))).toBe(at('Partially paid'));
  });

  it('stays if no option matches', () => {
    expect(typeahead(options, 'zz', 2)).toBe(2);
  });

  it('never moves to a disabled option or out of the list', () => {
    const choice = fc.record({ label: fc.constantFrom('a', 'ab', 'b'), disabled: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(choice, { minLength: 1 }),
        fc.constantFrom('a', 'ab', 'aa', 'b'),
        fc.integer({ min: -1, max: 20 }),
        (list, typed, seed) => {
          const from = Math.min(seed, list.length - 1);
          const found = typeahead(list, typed, from);
          expect(found === from || list[found]?.disabled === false).toBe(true);
          expect(found).toBeLessThan(list.length);
        },
      ),
    );
  });
});
