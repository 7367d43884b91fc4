import { describe } from 'vitest';
import { testCharges } from './charge-cases.ts';
import type { Open } from './connection.ts';
import { testMoney } from './money-cases.ts';
import { testPayers } from './payer-cases.ts';
import { testTellings } from './telling-cases.ts';

/**
 * The behaviour that Deck relies on. Every adapter of a payment service provider has to pass it, against the provider's
 * own test system. See docs/psp-adapter.md.
 */
export function describePsp(name: string, open: Open): void {
  describe(`the PSP ${name}`, () => {
    testCharges(open);
    testTellings(open);
    testPayers(open);
    testMoney(open);
  });
}
