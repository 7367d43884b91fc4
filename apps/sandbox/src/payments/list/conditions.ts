import type { PaymentFilter } from '@deck/api/contract/payments';
import { endingStatuses } from '@deck/api/rules';
import type { PaymentView } from '@deck/api/vocabulary';
import { and, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { holdsMoney, moneyDays, orders, paymentDays, payments } from '../../database/schema.ts';
import { among, type Conditions, narrow } from '../../narrow.ts';
import { paymentsOfFigures } from '../../orders/search-figures.ts';
import { hasSimilarWords, hasWords } from '../../orders/search-text.ts';
import { afterSecond } from '../../paging.ts';
import { type Scope, within } from '../../scope.ts';
import { ofKinds } from '../of-kinds.ts';

const HOUR = 3_600_000;

/** The conditions of the payments list. */
export function paymentConditions(scope: Scope, filter: PaymentFilter, now: Date): SQL | undefined {
  const asked = narrow(filter, {
    search: (search) => searched(scope, search),
    statuses: (statuses) => among(payments.status, statuses),
    types: (types) => among(payments.type, types),
    methods: (methods) => among(payments.method, methods),
    currencies: (currencies) => among(payments.currency, currencies),
    createdBy: (authors) => among(payments.createdBy, authors),
    propertyIds: (ids) => among(payments.propertyId, ids),
    schemes: (chosen) => among(payments.scheme, chosen),
    createdFrom: (day) => gte(payments.createdDay, day),
    createdTo: (day) => lte(payments.createdDay, day),
    createdUntil: (instant) => lt(payments.createdAt, afterSecond(instant)),
    amountFrom: (amount) => gte(payments.amountFigure, amount),
    amountTo: (amount) => lte(payments.amountFigure, amount),
    view: (view) => views[view](payments),
    permanent: (permanent) => sql`${payments.permanent} = ${sql.raw(String(permanent))}`,
    awaitingCapture: (awaiting) => (awaiting ? holdsMoney('payments') : undefined),
    expiringWithinHours: (hours) => expiring(now, new Date(now.getTime() + hours * HOUR)),
    // This asks for sums beside the list and does not filter it.
    series: () => undefined,
  });
  return and(within(scope, payments), asked);
}

/** A payment or invoice number, an amount, a card, or the order's searchable text: each has its own index. */
function searched({ divisionId }: Scope, search: string): SQL | undefined {
  const words = and(...hasWords(sql`o.search_text`, search));
  if (words === undefined) return undefined;
  const typed = search.trim();
  const number = typed.toUpperCase();
  const figures = sql.join(
    paymentsOfFigures(divisionId, search).map((query) => sql`UNION ALL ${query}`),
    sql` `,
  );
  return sql`${payments.id} IN (
    SELECT id FROM ${payments} n WHERE n.number = ${number} AND n.business_profile_id = ${divisionId}
    UNION ALL
    SELECT id FROM ${payments} i WHERE i.invoice_number IN (${typed}, ${number}) AND i.business_profile_id = ${divisionId} AND i.invoice_number <> ''
    UNION ALL
    SELECT f.id FROM ${orders} o JOIN ${payments} f ON f.order_id = o.id
      WHERE o.business_profile_id = ${divisionId} AND ${words}
    ${figures})`;
}

/** The conditions of a search that found nothing, each word with one mistake; undefined without such a word. */
export function similarConditions(
  scope: Scope,
  { search = '', ...others }: PaymentFilter,
  now: Date,
): SQL | undefined {
  const similar = hasSimilarWords(sql`o.search_text`, search);
  if (similar === undefined) return undefined;
  const found = sql`${payments.id} IN (SELECT f.id FROM ${orders} o JOIN ${payments} f ON f.order_id = o.id
    WHERE o.business_profile_id = ${scope.divisionId} AND ${similar})`;
  return and(paymentConditions(scope, others, now), found);
}

const expiring = (now: Date, until: Date): SQL | undefined =>
  and(
    inArray(payments.status, endingStatuses),
    sql`${payments.expiresAt} > ${now.toISOString()}::timestamptz`,
    sql`${payments.expiresAt} <= ${until.toISOString()}::timestamptz`,
    sql`${payments.linkToken} IS NOT NULL`,
    // A page for staff is not sent to anyone, so there is nothing to remind of.
    ofKinds(({ page }) => page !== 'TERMINAL'),
  );

/** The filter fields that the daily sums support. */
const keptPerDay = {
  search: false,
  statuses: true,
  types: true,
  methods: true,
  currencies: true,
  createdBy: true,
  propertyIds: true,
  schemes: true,
  createdFrom: true,
  createdTo: true,
  createdUntil: false,
  amountFrom: false,
  amountTo: false,
  view: true,
  permanent: false,
  awaitingCapture: false,
  expiringWithinHours: false,
  series: true,
} as const satisfies Readonly<Record<keyof PaymentFilter, boolean>>;

type KeptPerDay = {
  [Field in keyof PaymentFilter]-?: (typeof keptPerDay)[Field] extends true ? Field : never;
}[keyof PaymentFilter];

/** Whether the daily sums can answer the filter. */
export function isSummed({ search = '', awaitingCapture, ...filter }: PaymentFilter): boolean {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  return (
    search.trim() === '' &&
    !awaitingCapture &&
    asked.every(([field]) => keptPerDay[field as keyof PaymentFilter])
  );
}

/** The rows of this day hold the sum of all days. */
const ALWAYS = '0001-01-01';

type Days = typeof paymentDays | typeof moneyDays;

/** The fields both kinds of daily sums support. */
const ofDays = (days: Days) =>
  ({
    types: (types) => among(days.type, types),
    currencies: (currencies) => among(days.currency, currencies),
    propertyIds: (ids) => among(days.propertyId, ids),
    createdFrom: (day) => gte(days.day, day),
    createdTo: (day) => lte(days.day, day),
    view: (view) => views[view](days),
  }) satisfies Partial<Conditions<PaymentFilter>>;

const views: Readonly<Record<PaymentView, (rows: Days | typeof payments) => SQL>> = {
  LINKS: ({ type }) => ofKinds(({ page }) => page === 'PAYMENT', type),
  VPOS: ({ type }) => ofKinds(({ page }) => page === 'TERMINAL', type),
  CMS: ({ viaCms }) => sql`${viaCms}`,
};

/** For payment totals, by creation day. */
export function madeOn(scope: Scope, filter: PaymentFilter): SQL | undefined {
  const asked = narrow<Pick<PaymentFilter, KeptPerDay>>(filter, {
    ...ofDays(paymentDays),
    statuses: (statuses) => among(paymentDays.status, statuses),
    schemes: (chosen) => among(paymentDays.scheme, chosen),
    methods: (methods) => among(paymentDays.method, methods),
    createdBy: (authors) => among(paymentDays.createdBy, authors),
    series: () => undefined,
  });
  const isOfAllDays = filter.createdFrom === undefined && filter.createdTo === undefined;
  return and(
    within(scope, paymentDays),
    asked,
    isOfAllDays ? eq(paymentDays.day, ALWAYS) : gt(paymentDays.day, ALWAYS),
  );
}

/** For moved money, by day: filtered only by property, currency, type, view and days. */
export const movedOn = (scope: Scope, filter: PaymentFilter): SQL | undefined =>
  and(
    within(scope, moneyDays),
    narrow<Pick<PaymentFilter, keyof ReturnType<typeof ofDays>>>(filter, ofDays(moneyDays)),
  );
