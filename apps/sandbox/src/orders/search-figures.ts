import { currencies, parseMoney, readAmount } from '@deck/values';
import { type SQL, sql } from 'drizzle-orm';
import { orders, payments } from '../database/schema.ts';

/** An amount as it may have been meant: in each of these currencies it is so many minor units. */
interface Meant {
  readonly amount: string;
  readonly minor: bigint;
  readonly currencies: readonly string[];
}

/** The amounts a search may mean: `412.50`, `412,5`, `€412.50`. Empty for anything else. */
export function amountsIn(search: string): readonly Meant[] {
  if (!/\d/.test(search)) return [];
  const found = new Map<string, { amount: string; minor: bigint; currencies: string[] }>();
  for (const currency of currencies) {
    const reading = readAmount(search, currency);
    if (reading.kind === 'none') continue;
    for (const amount of reading.kind === 'one' ? [reading.amount] : reading.readings) {
      const { minor } = parseMoney(amount, currency);
      const meant = found.get(amount) ?? { amount, minor, currencies: [] };
      meant.currencies.push(currency);
      found.set(amount, meant);
    }
  }
  return [...found.values()].filter(({ minor }) => minor > 0n);
}

/** A card's last four digits, typed alone or after dots: `4417`, `•••• 4417`. */
export const lastFourIn = (search: string): string | undefined =>
  /^[\s•*·.x]*(\d{4})$/i.exec(search.trim())?.[1];

const inCurrencies = (column: SQL, { currencies: codes }: Meant): SQL =>
  sql`${column} = ANY(${sql.param([...codes])}::text[])`;

/** The payments of a division with an amount or a card a search may mean, each a query of its own index. */
function paymentQueries(divisionId: string, search: string, field: SQL): SQL[] {
  const ofAmounts = amountsIn(search).map(
    (meant) => sql`SELECT ${field} FROM ${payments} f WHERE f.business_profile_id = ${divisionId}
      AND ${inCurrencies(sql`f.currency`, meant)} AND f.amount_figure = ${meant.amount}::numeric
      AND f.amount = ${meant.minor.toString()}::bigint`,
  );
  const lastFour = lastFourIn(search);
  if (lastFour === undefined) return ofAmounts;
  const ofCard = sql`SELECT ${field} FROM ${payments} f WHERE f.business_profile_id = ${divisionId}
    AND f.card IS NOT NULL AND right(f.card ->> 'number', 4) = ${lastFour}`;
  return [...ofAmounts, ofCard];
}

/** Queries of the ids of payments. */
export const paymentsOfFigures = (divisionId: string, search: string): SQL[] =>
  paymentQueries(divisionId, search, sql`f.id`);

/** Queries of the ids of orders: by their total, and by a payment's amount or card. */
export const ordersOfFigures = (divisionId: string, search: string): SQL[] => [
  ...amountsIn(search).map(
    (meant) => sql`SELECT t.id FROM ${orders} t WHERE t.business_profile_id = ${divisionId}
      AND ${inCurrencies(sql`t.currency`, meant)} AND t.total = ${meant.minor.toString()}::bigint`,
  ),
  ...paymentQueries(divisionId, search, sql`f.order_id`),
];
