import type { PaymentFilter } from '@deck/api/contract/payments';
import { endingStatuses } from '@deck/api/rules';
import { and, eq, gt, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { moneyDays, orders, paymentDays, payments } from '../../database/schema.ts';
import { hasWords } from '../../orders/search-text.ts';
import { afterSecond } from '../../paging.ts';

const HOUR = 3_600_000;

/** A choice of which nothing is chosen narrows nothing. */
const among = (
  column: Parameters<typeof inArray>[0],
  values: readonly string[] | undefined,
): SQL | undefined => (values?.length ? inArray(column, [...values]) : undefined);

/** What a list of payments is narrowed to. */
export function paymentConditions(divisionId: string, filter: PaymentFilter, now: Date): SQL | undefined {
  const { createdFrom, createdTo, createdUntil, amountFrom, amountTo, expiringWithinHours: hours } = filter;
  return and(
    eq(payments.businessProfileId, divisionId),
    searched(divisionId, filter.search ?? ''),
    among(payments.status, filter.statuses),
    among(payments.type, filter.types),
    among(payments.method, filter.methods),
    among(payments.currency, filter.currencies),
    among(payments.createdBy, filter.createdBy),
    among(payments.propertyId, filter.propertyIds),
    among(payments.scheme, filter.schemes),
    createdFrom === undefined ? undefined : gte(payments.createdDay, createdFrom),
    createdTo === undefined ? undefined : lte(payments.createdDay, createdTo),
    createdUntil === undefined ? undefined : lt(payments.createdAt, afterSecond(createdUntil)),
    amountFrom === undefined ? undefined : gte(payments.amountFigure, amountFrom),
    amountTo === undefined ? undefined : lte(payments.amountFigure, amountTo),
    viewed(filter.view),
    filter.permanent === undefined
      ? undefined
      : sql`${payments.permanent} = ${sql.raw(String(filter.permanent))}`,
    filter.awaitingCapture
      ? sql`${payments.scheme} = 'AUTH' AND ${payments.authorized} > ${payments.captured} + ${payments.released}`
      : undefined,
    hours === undefined ? undefined : expiring(now, new Date(now.getTime() + hours * HOUR)),
  );
}

/** A number of a payment or an invoice, or what the order is found by: each by an index of its own. */
function searched(divisionId: string, search: string): SQL | undefined {
  const words = and(...hasWords(sql`o.search_text`, search));
  if (words === undefined) return undefined;
  const typed = search.trim();
  const number = typed.toUpperCase();
  return sql`${payments.id} IN (
    SELECT id FROM ${payments} n WHERE n.number = ${number} AND n.business_profile_id = ${divisionId}
    UNION ALL
    SELECT id FROM ${payments} i WHERE i.invoice_number IN (${typed}, ${number}) AND i.business_profile_id = ${divisionId} AND i.invoice_number <> ''
    UNION ALL
    SELECT f.id FROM ${orders} o JOIN ${payments} f ON f.order_id = o.id
      WHERE o.business_profile_id = ${divisionId} AND ${words})`;
}

function viewed(view: PaymentFilter['view']): SQL | undefined {
  switch (view) {
    case 'LINKS':
      return eq(payments.type, 'PAYMENT_LINK');
    case 'VPOS':
      return eq(payments.type, 'PAYMENT_VPOS');
    case 'CMS':
      return sql`${payments.viaCms}`;
    case undefined:
      return undefined;
  }
}

const expiring = (now: Date, until: Date): SQL | undefined =>
  and(
    inArray(payments.status, endingStatuses),
    sql`${payments.expiresAt} > ${now.toISOString()}::timestamptz`,
    sql`${payments.expiresAt} <= ${until.toISOString()}::timestamptz`,
    sql`${payments.linkToken} IS NOT NULL`,
    // A page for staff is not sent to anyone, so there is nothing to remind of.
    ne(payments.type, 'PAYMENT_VPOS'),
  );

/** Whether the rows summed per day say all the filter asks for. */
export const isSummed = ({
  search = '',
  createdUntil,
  amountFrom,
  amountTo,
  permanent,
  awaitingCapture,
  expiringWithinHours,
}: PaymentFilter): boolean =>
  search.trim() === '' &&
  createdUntil === undefined &&
  amountFrom === undefined &&
  amountTo === undefined &&
  permanent === undefined &&
  !awaitingCapture &&
  expiringWithinHours === undefined;

/** The rows of this day sum up all days. */
const ALWAYS = '0001-01-01';

type Days = typeof paymentDays | typeof moneyDays;

/** The same for rows summed per day; what they do not say is left out. */
function dayConditions(days: Days, divisionId: string, filter: PaymentFilter): SQL | undefined {
  const { createdFrom, createdTo, view } = filter;
  return and(
    eq(days.businessProfileId, divisionId),
    among(days.type, filter.types),
    among(days.currency, filter.currencies),
    among(days.propertyId, filter.propertyIds),
    createdFrom === undefined ? undefined : gte(days.day, createdFrom),
    createdTo === undefined ? undefined : lte(days.day, createdTo),
    view === 'LINKS' ? eq(days.type, 'PAYMENT_LINK') : undefined,
    view === 'VPOS' ? eq(days.type, 'PAYMENT_VPOS') : undefined,
    view === 'CMS' ? eq(days.viaCms, true) : undefined,
  );
}

/** Of what payments came to, by the days they were made on. */
export const madeOn = (divisionId: string, filter: PaymentFilter): SQL | undefined =>
  and(
    dayConditions(paymentDays, divisionId, filter),
    among(paymentDays.status, filter.statuses),
    among(paymentDays.scheme, filter.schemes),
    among(paymentDays.method, filter.methods),
    among(paymentDays.createdBy, filter.createdBy),
    filter.createdFrom === undefined && filter.createdTo === undefined
      ? eq(paymentDays.day, ALWAYS)
      : gt(paymentDays.day, ALWAYS),
  );

/** Of money, by the days it moved on. */
export const movedOn = (divisionId: string, filter: PaymentFilter): SQL | undefined =>
  dayConditions(moneyDays, divisionId, filter);
