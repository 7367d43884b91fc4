import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../database/connect.ts';
import { businessProfiles, type WalletEntryKind, walletEntries, walletSums } from '../database/schema.ts';
import { foldDays } from '../scheduler/fold-days.ts';
import { AEGEAN } from '../seed/companies.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { walletBalances } from './balances.ts';

const NOW = new Date('2026-11-20T07:41:00Z');
const HOUR = 3_600_000;
const CURRENCIES = ['EUR', 'USD', 'JPY'];
const PROPERTIES = ['', 'property-one', 'property-two'];

let database: TestDatabase;
let connection: ReturnType<typeof connect>;

beforeAll(async () => {
  database = await createTestDatabase('people');
  connection = connect(database.url);
  await connection.db.update(businessProfiles).set({ acceptedCurrencies: [] });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

interface Line {
  readonly kind: WalletEntryKind;
  readonly amount: bigint;
  readonly currency: string;
  readonly propertyId: string;
  /** Hours from now: before it for settled money and for changes that are entered late. */
  readonly from: number;
}

const line: fc.Arbitrary<Line> = fc.record({
  kind: fc.constantFrom<WalletEntryKind>('HELD', 'RELEASED', 'CHARGED', 'REFUNDED', 'PAID_OUT'),
  amount: fc.bigInt(-9_000_000_000n, 9_000_000_000n),
  currency: fc.constantFrom(...CURRENCIES),
  propertyId: fc.constantFrom(...PROPERTIES),
  from: fc.integer({ min: -2_000, max: 60 }),
});

let entered = 0;

/** Lines as payouts, which need no payment. */
const enter = (lines: readonly Line[]) =>
  connection.db.insert(walletEntries).values(
    lines.map(({ from, ...entry }) => ({
      ...entry,
      businessProfileId: AEGEAN,
      at: NOW,
      availableFrom: new Date(NOW.getTime() + from * HOUR),
      payoutOf: new Date(NOW.getTime() + ++entered),
    })),
  );

/** The balance by the definition: every line is read. In minor units. */
function sumDirectly(lines: readonly Line[], currency: string) {
  const sumOf = (counts: (line: Line) => boolean) =>
    lines
      .filter((one) => one.currency === currency && counts(one))
      .reduce((sum, { amount }) => sum + amount, 0n);
  const isHold = ({ kind }: Line) => kind === 'HELD' || kind === 'RELEASED';
  const settled = sumOf((one) => !isHold(one) && one.from <= 0);
  const pending = sumOf((one) => !isHold(one) && one.from > 0);
  const positive = (minor: bigint) => (minor > 0n ? minor : 0n);
  return {
    available: positive(settled),
    pending: positive(settled < 0n ? pending + settled : pending),
    reserved: positive(sumOf(isHold)),
    paidOut: positive(-sumOf(({ kind }) => kind === 'PAID_OUT')),
    owed: positive(-settled - pending),
  };
}

const toMinor = (amount: string) => BigInt(amount.replace('.', ''));

/** Each batch is one statement of a server; the sums are merged in between. */
test('balances are the sums of all lines to the minor unit, however lines are entered and sums merged', async () => {
  const all: Line[] = [];
  const run = async (batches: readonly Line[][], merges: boolean, assigned: readonly string[]) => {
    for (const batch of batches) if (batch.length > 0) await enter(batch);
    all.push(...batches.flat());
    if (merges) await foldDays(connection.db);
    const scope = { divisionId: AEGEAN, propertyIds: assigned.length > 0 ? assigned : undefined };
    const seen = all.filter(
      ({ propertyId }) => assigned.length === 0 || propertyId === '' || assigned.includes(propertyId),
    );
    for (const { currency, ...balance } of await walletBalances(connection.db, scope, NOW)) {
      const amounts = Object.fromEntries(
        Object.entries(balance).map(([name, amount]) => [name, toMinor(amount)]),
      );
      expect({ currency, ...amounts }).toEqual({ currency, ...sumDirectly(seen, currency) });
    }
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(line, { maxLength: 6 }), { maxLength: 4 }),
      fc.boolean(),
      fc.subarray(PROPERTIES.slice(1)),
      run,
    ),
    { numRuns: 40, endOnFailure: true },
  );
  expect(all.length).toBeGreaterThan(40);
});

test('merged sums have one row of each kind', async () => {
  await enter([{ kind: 'CHARGED', amount: 5n, currency: 'EUR', propertyId: '', from: 0 }]);
  await foldDays(connection.db);
  const { rows } = await connection.db.execute<{ rows: number }>(
    sql`SELECT count(*)::int AS rows FROM ${walletSums} GROUP BY property_id, currency, kind ORDER BY 1 DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ rows: 1 }]);
});

test('lines of a transaction that is rolled back leave no sum', async () => {
  const count = () => connection.db.$count(walletSums);
  const before = await count();
  const failed = connection.db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO deck.wallet_entries
      (business_profile_id, property_id, currency, kind, amount, at, available_from, payout_of)
      VALUES (${AEGEAN}, '', 'EUR', 'CHARGED', 1, ${NOW}, ${NOW}, ${new Date(0)})`);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await count()).toBe(before);
});
