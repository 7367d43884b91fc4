import { endingStatuses } from '@deck/api/rules';
import { addDays, instantIn } from '@deck/values';
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, payments } from '../database/schema.ts';
import { findRate } from '../rates/find-rate.ts';
import { type Scope, within } from '../scope.ts';
import type { Found } from './waiting.ts';
import type { Period } from './waiting-payments.ts';

/** Exchange rates that open links use, if they end within the period without a next one, or are missing. */
export async function readEndingRates(
  db: Queries,
  scope: Scope,
  { from, to, now, until }: Period,
  zone: string,
): Promise<Found[]> {
  const pairs = await db
    .selectDistinct({ from: payments.rateFrom, to: payments.rateTo, own: businessProfiles.currency })
    .from(payments)
    .innerJoin(businessProfiles, eq(businessProfiles.id, payments.businessProfileId))
    .where(
      and(
        within(scope, payments),
        inArray(payments.status, endingStatuses),
        isNotNull(payments.rateEndsAt),
        lt(payments.rateEndsAt, until),
      ),
    );
  const currencies = new Set(
    pairs.flatMap((pair) => [pair.from, pair.to].filter((code) => code !== null && code !== pair.own)),
  );
  const own = pairs[0]?.own ?? '';
  const found = await Promise.all(
    [...currencies].map(async (currency): Promise<Found | undefined> => {
      if (currency === null) return undefined;
      const rate = await findRate(db, scope.divisionId, currency, own, from);
      const last = rate?.endDate ?? null;
      const isMissing = rate === undefined;
      if (!isMissing && (last === null || last > to)) return undefined;
      if (last !== null && (await findRate(db, scope.divisionId, currency, own, addDays(last, 1))))
        return undefined;
      return {
        reason: isMissing ? 'RATE_MISSING' : 'RATE_ENDS',
        about: currency,
        endsAt: last === null ? now : toEnd(last, zone, now),
        amount: null,
        currency,
        guest: '',
        phone: '',
        orderId: null,
        orderExternalId: null,
        startDate: null,
        paymentId: null,
      };
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** The last minute of a day. */
function toEnd(day: string, zone: string, now: Date): Date {
  const end = instantIn(zone, day, '23:59');
  return end.ok ? new Date(end.instant) : now;
}
