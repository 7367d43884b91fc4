import { money } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentPolicies } from '../vocabulary/enums.ts';
import { nextAmount } from './policy-share.ts';

const eur = (minor: bigint) => money(minor, 'EUR');

describe('the next payment', () => {
  it.each([
    ['nothing yet: the part', 60_000n, 'PREPAYMENT_30', 18_000n],
    ['10 %: the rest of the part', 54_000n, 'PREPAYMENT_30', 12_000n],
    ['30 %: all that is left', 42_000n, 'PREPAYMENT_30', 42_000n],
    ['66 %: all that is left', 20_400n, 'PREPAYMENT_30', 20_400n],
    ['everything: nothing', 0n, 'PREPAYMENT_30', 0n],
    ['half of a whole prepayment: the rest', 30_000n, 'PREPAYMENT_100', 30_000n],
  ] as const)('after %s', (_, available, policy, next) => {
    expect(nextAmount(eur(60_000n), eur(available), policy)).toEqual(eur(next));
  });

  it('asks for something while something is available, and never for more', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.constantFrom(...paymentPolicies),
        (total, rest, policy) => {
          const [available = 0n] = [total, rest].toSorted((a, b) => (a < b ? -1 : 1));
          const { minor } = nextAmount(eur(total), eur(available), policy);
          expect(minor).toBeLessThanOrEqual(available);
          expect(minor > 0n).toBe(available > 0n);
        },
      ),
    );
  });
});
