import { parseMoney } from '@deck/values';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { AEGEAN } from '../../seed/companies.ts';

type Sums = ReadonlyMap<string, bigint>;

/**
 * Checks balances by what each currency has collected: a payout, or a day on which something settles, only moves money
 * from one of the places to another. Charges may still come in during a run. So a sum is right from the least to the
 * most that the wallet's lines have come to so far.
 */
export function collectedFault(db: Database): (body: unknown) => Promise<string | undefined> {
  const least = new Map<string, bigint>();
  const most = new Map<string, bigint>();
  const outside = (found: Sums) =>
    [...found].find(
      ([currency, sum]) => sum < (least.get(currency) ?? 0n) || sum > (most.get(currency) ?? 0n),
    );
  const look = async () => {
    for (const [currency, sum] of await readCollected(db)) {
      if (sum < (least.get(currency) ?? sum + 1n)) least.set(currency, sum);
      if (sum > (most.get(currency) ?? sum - 1n)) most.set(currency, sum);
    }
  };
  return async (body) => {
    const found = toCollected(body);
    if (most.size === 0 || outside(found)) await look();
    const [currency, sum] = outside(found) ?? [];
    const missing = [...most.keys()].find((each) => !found.has(each));
    if (missing !== undefined) return `${missing} is missing`;
    return currency === undefined
      ? undefined
      : `${currency} has collected ${sum}, not ${least.get(currency)} to ${most.get(currency)}`;
  };
}

function toCollected(body: unknown): Sums {
  const balances = body as readonly Readonly<Record<string, string>>[];
  return new Map(
    balances.map(({ currency = '', available = '', pending = '', owed = '', paid_out: paid = '' }) => {
      const minor = (amount: string) => parseMoney(amount, currency).minor;
      return [currency, minor(available) + minor(pending) + minor(paid) - minor(owed)];
    }),
  );
}

async function readCollected(db: Database): Promise<Sums> {
  const { rows } = await db.execute<{ currency: string; sum: string }>(sql`
    SELECT currency, sum(amount) AS sum FROM deck.wallet_entries
    WHERE business_profile_id = ${AEGEAN} AND kind NOT IN ('HELD', 'RELEASED', 'PAID_OUT') GROUP BY currency`);
  return new Map(rows.map(({ currency, sum }) => [currency, BigInt(sum)]));
}
