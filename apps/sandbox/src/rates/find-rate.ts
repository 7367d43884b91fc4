import { addDays, crossRate } from '@deck/values';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, exchangeRates } from '../database/schema.ts';

interface FoundRate {
  /** How much of the target currency a unit of the source buys, a decimal string. */
  readonly rate: string;
  /** The first day of the rate. */
  readonly startDate: string;
  /** The last day of the rate; null if it is open. */
  readonly endDate: string | null;
}

/** The first day of the next rate of the same company and currency; null without. */
export const nextStart = sql<string | null>`(
  SELECT min(later.start_date)::text FROM ${exchangeRates} later
  WHERE later.business_profile_id = ${exchangeRates.businessProfileId}
    AND later.currency = ${exchangeRates.currency}
    AND later.start_date > ${exchangeRates.startDate}
)`;

/** The last day of a rate: its own end, or the day before the next starts, whichever is earlier. */
export function lastDay(ownEnd: string | null, next: string | null): string | null {
  const before = next === null ? null : addDays(next, -1);
  return earlier(ownEnd, before);
}

/**
 * A company's rate for a conversion on a day. Rates are stored against the company's own currency; between
 * two others the conversion goes through it, and is valid as long as both rates.
 * @param day a civil date, `2026-11-20`.
 * @returns undefined if either currency has no rate on that day.
 */
export async function findRate(
  db: Queries,
  divisionId: string,
  from: string,
  to: string,
  day: string,
): Promise<FoundRate | undefined> {
  if (from === to) return { rate: '1', startDate: day, endDate: null };
  const rows = await db
    .selectDistinctOn([businessProfiles.id, exchangeRates.currency], {
      own: businessProfiles.currency,
      currency: exchangeRates.currency,
      rate: exchangeRates.rate,
      startDate: exchangeRates.startDate,
      endDate: exchangeRates.endDate,
      nextStart,
    })
    .from(businessProfiles)
    .innerJoin(
      exchangeRates,
      and(
        eq(exchangeRates.businessProfileId, businessProfiles.id),
        inArray(exchangeRates.currency, [from, to]),
        lte(exchangeRates.startDate, day),
      ),
    )
    .where(eq(businessProfiles.id, divisionId))
    .orderBy(businessProfiles.id, exchangeRates.currency, sql`${exchangeRates.startDate} desc`);

  const worth = (currency: string): FoundRate | undefined => {
    const row = rows.find((one) => one.currency === currency);
    if (!row)
      return rows.some(({ own }) => own === currency)
        ? { rate: '1', startDate: '', endDate: null }
        : undefined;
    const endDate = lastDay(row.endDate, row.nextStart);
    return endDate !== null && endDate < day
      ? undefined
      : { rate: row.rate, startDate: row.startDate, endDate };
  };
  const [a, b] = [worth(from), worth(to)];
  if (!a || !b) return undefined;
  return {
    rate: b.rate === '1' ? a.rate : crossRate(a.rate, b.rate),
    startDate: [a.startDate, b.startDate].sort().at(-1) ?? day,
    endDate: earlier(a.endDate, b.endDate),
  };
}

/** The earlier of two last days; null is open. */
function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
