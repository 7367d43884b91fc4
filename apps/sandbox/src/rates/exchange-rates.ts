import type { Conversion, ExchangeRate, RateDraft } from '@deck/api/contract/rates';
import { Refusal } from '@deck/api/server';
import { convert, instantText, isAmount, isTooMuch, parseMoney, toAmount, today } from '@deck/values';
import { and, count, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { recordAct } from '../audit/record-act.ts';
import { type Call, requireCaller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, exchangeRates } from '../database/schema.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { assertEnabledCurrency } from '../dictionaries/offer.ts';
import { newId } from '../ids.ts';
import { COUNT_LIMIT, getPage, readPaging } from '../paging.ts';
import { lastDay, nextStart } from './find-rate.ts';

const columns = {
  id: exchangeRates.id,
  currency: exchangeRates.currency,
  toCurrency: businessProfiles.currency,
  rate: exchangeRates.rate,
  startDate: exchangeRates.startDate,
  endDate: exchangeRates.endDate,
  nextStart,
};

type Found = Omit<ExchangeRate, 'validUntil' | 'active'> & { readonly nextStart: string | null };

/** The current day in the caller's zone. */
const toDay = (call: Call): string =>
  today(requireCaller(call).timezone, instantText(call.context.clock.now().getTime()));

/** The call's division, if the path names it. @throws Refusal NOT_FOUND. */
function ownDivision(call: Call, id: string): string {
  const { divisionId } = requireCaller(call);
  if (id !== divisionId) throw Refusal.because('NOT_FOUND');
  return divisionId;
}

function answer({ nextStart: next, ...rate }: Found, day: string): ExchangeRate {
  const validUntil = lastDay(rate.endDate, next);
  const active = rate.startDate <= day && (validUntil === null || validUntil >= day);
  return { ...rate, validUntil, active };
}

const withCompany = (db: Queries) =>
  db
    .select(columns)
    .from(exchangeRates)
    .innerJoin(businessProfiles, eq(businessProfiles.id, exchangeRates.businessProfileId));

interface RateQuery {
  readonly id: string;
  readonly forToday?: boolean | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/** A page of the company's rates, latest start first; optionally only those effective today. */
export async function listRates(call: Call, { id, forToday = false, ...asked }: RateQuery) {
  const { db } = call.context;
  const paging = readPaging(asked);
  const day = toDay(call);
  const where = and(
    eq(exchangeRates.businessProfileId, ownDivision(call, id)),
    forToday
      ? and(
          lte(exchangeRates.startDate, day),
          or(isNull(exchangeRates.endDate), gte(exchangeRates.endDate, day)),
          or(sql`${nextStart} IS NULL`, sql`${nextStart} > ${day}`),
        )
      : undefined,
  );
  const found = await withCompany(db)
    .where(where)
    .orderBy(desc(exchangeRates.startDate), desc(exchangeRates.id))
    .limit(paging.size)
    .offset(paging.offset);
  const counted = db
    .select({ id: exchangeRates.id })
    .from(exchangeRates)
    .where(where)
    .limit(COUNT_LIMIT)
    .as('counted');
  const [total] = await db.select({ rows: count() }).from(counted);
  return getPage(
    found.map((row) => answer(row, day)),
    paging,
    total?.rows ?? 0,
  );
}

/** A rate of the call's division. @throws Refusal NOT_FOUND. */
export async function readRate(call: Call, id: string, rateId: string): Promise<ExchangeRate> {
  const [found] = await withCompany(call.context.db).where(
    and(eq(exchangeRates.id, rateId), eq(exchangeRates.businessProfileId, ownDivision(call, id))),
  );
  if (!found) throw Refusal.because('NOT_FOUND');
  return answer(found, toDay(call));
}

/** An amount converted by the rate. @throws Refusal INVALID_VALUE if the amount does not fit its currency. */
export function getConversion(
  amount: string,
  { currency, toCurrency, rate, startDate }: ExchangeRate,
): Conversion {
  if (!isAmount(amount, currency)) throw Refusal.invalid({ convertAmount: 'amount' });
  const converted = convert(parseMoney(amount, currency), rate, toCurrency);
  if (isTooMuch(converted)) throw Refusal.invalid({ convertAmount: 'tooLarge' });
  return {
    amount: toAmount(parseMoney(amount, currency)),
    currency,
    convertedAmount: toAmount(converted),
    convertedCurrency: toCurrency,
    rate,
    rateDate: startDate,
  };
}

/** @throws Refusal INVALID_VALUE for the company's own currency, one that is not offered, or a duplicate start date. */
export async function createRate(call: Call, id: string, draft: RateDraft): Promise<ExchangeRate> {
  const { db, clock } = call.context;
  const businessProfileId = ownDivision(call, id);
  await assertForeign(db, businessProfileId, draft);
  await assertEnabledCurrency(db, draft.currency);
  const now = clock.now();
  const values = { id: newId(now.getTime()), businessProfileId, ...draft, createdAt: now, modifiedAt: now };
  await onFreeDay(() =>
    db.transaction(async (tx) => {
      await tx.insert(exchangeRates).values(values);
      await recordAct(tx, { act: 'RATE_CREATED', subject: toSubject(values), after: draft });
    }),
  );
  return readRate(call, id, values.id);
}

/** @throws Refusal NOT_FOUND, INVALID_VALUE as when creating a rate. */
export async function updateRate(
  call: Call,
  id: string,
  rateId: string,
  draft: RateDraft,
): Promise<ExchangeRate> {
  const { db, clock } = call.context;
  const { currency } = await readRate(call, id, rateId);
  const isRate = and(eq(exchangeRates.id, rateId), eq(exchangeRates.businessProfileId, id));
  await assertForeign(db, id, draft);
  if (draft.currency !== currency) await assertEnabledCurrency(db, draft.currency);
  await onFreeDay(() =>
    db.transaction(async (tx) => {
      const [before] = await tx.select().from(exchangeRates).where(isRate).for('update');
      const [after] = await tx
        .update(exchangeRates)
        .set({ ...draft, modifiedAt: clock.now() })
        .where(isRate)
        .returning();
      if (before && after)
        await recordAct(tx, { act: 'RATE_CHANGED', subject: toSubject(after), before, after });
    }),
  );
  return readRate(call, id, rateId);
}

/** @throws Refusal NOT_FOUND. */
export async function removeRate(call: Call, id: string, rateId: string): Promise<void> {
  const isRate = and(
    eq(exchangeRates.id, rateId),
    eq(exchangeRates.businessProfileId, ownDivision(call, id)),
  );
  await call.context.db.transaction(async (tx) => {
    const [removed] = await tx.delete(exchangeRates).where(isRate).returning();
    if (!removed) throw Refusal.because('NOT_FOUND');
    await recordAct(tx, { act: 'RATE_REMOVED', subject: toSubject(removed), before: removed });
  });
}

const toSubject = ({ id, currency, startDate }: { id: string; currency: string; startDate: string }) => ({
  id,
  name: `${currency} ${startDate}`,
});

async function assertForeign(db: Queries, divisionId: string, { currency }: RateDraft): Promise<void> {
  const [company] = await db
    .select({ own: businessProfiles.currency })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, divisionId));
  if (company?.own === currency) throw Refusal.invalid({ currency: 'choice' });
}

/** A currency cannot have two rates with the same start; the unique index also catches concurrent writes. */
async function onFreeDay(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isUniqueViolation(error, 'exchange_rates_start')
      ? Refusal.invalid({ startDate: 'rateStart' })
      : error;
  }
}
