import type { MovementFilter } from '@deck/api/contract/days';
import type { MovementKind } from '@deck/api/vocabulary';
import { type SQL, sql } from 'drizzle-orm';
import { payments, properties, timeline, transactions, walletEntries } from '../database/schema.ts';
import { type Scope, within } from '../scope.ts';

/** A movement as the database answers it. */
export type MovementRow = {
  readonly id: string;
  readonly at: string;
  readonly kind: MovementKind;
  /** Minor units, above zero. */
  readonly amount: string;
  readonly currency: string;
  readonly property_id: string;
  readonly method: string;
  readonly colleague: string;
  readonly payment_id: string | null;
};

/** The instants that are the same day somewhere on earth: an index finds them. */
const around = (at: SQL, day: string) =>
  sql`${at} >= ${day}::date::timestamp AT TIME ZONE 'UTC' - interval '14 hours'
    AND ${at} < ${day}::date::timestamp AT TIME ZONE 'UTC' + interval '37 hours'`;

/**
 * What a movement is: an approved charge, capture, refund or release of a payment, a wire that was received, and a
 * payout. The sums of a day, its list, its file and its closes are all made of these rows; the daily sums of the chart
 * hold the same money. OFFSET 0 looks each payment of the day up by its id: the planner would rather read all of them.
 * @param day by the clocks of the property where the money moved
 */
const movementRows = (scope: Scope, day: string): SQL => sql`
  SELECT t.id, t.processed_at AS at, CASE t.type WHEN 'VOID' THEN 'RELEASE' ELSE t.type END AS kind,
    t.amount, t.currency, coalesce(p.property_id, '') AS property_id, p.method AS method,
    CASE t.author_kind WHEN 'USER' THEN t.author_name ELSE t.author_kind END AS colleague, p.id AS payment_id
  FROM ${transactions} t CROSS JOIN LATERAL (
    SELECT id, property_id, method FROM ${payments}
    WHERE ${payments.id} = t.payment_id AND ${within(scope, payments)} OFFSET 0) p
  WHERE t.business_profile_id = ${scope.divisionId} AND ${around(sql`t.processed_at`, day)}
    AND t.status = 'APPROVED' AND t.type IN ('CHARGE', 'CAPTURE', 'REFUND', 'VOID')
    AND (t.processed_at AT TIME ZONE deck.zone_of(p.property_id))::date = ${day}::date
  UNION ALL
  SELECT e.id, e.at, 'CHARGE', e.amount, ${payments.currency}, coalesce(${payments.propertyId}, ''), ${payments.method},
    CASE e.author_kind WHEN 'USER' THEN e.author_name ELSE e.author_kind END, ${payments.id}
  FROM ${timeline} e JOIN ${payments} ON ${payments.id} = e.payment_id AND ${payments.type} = 'WIRE_TRANSFER'
  WHERE e.type IN ('PAID', 'PARTIALLY_PAID') AND e.amount IS NOT NULL AND ${around(sql`e.at`, day)}
    AND ${within(scope, payments)} AND (e.at AT TIME ZONE deck.zone_of(${payments.propertyId}))::date = ${day}::date
  UNION ALL
  SELECT ${walletEntries.id}, ${walletEntries.at}, 'PAYOUT', -${walletEntries.amount}, ${walletEntries.currency},
    ${walletEntries.propertyId}, '', 'SYSTEM', NULL
  FROM ${walletEntries}
  WHERE ${within(scope, walletEntries)} AND ${walletEntries.kind} = 'PAID_OUT' AND ${around(sql`${walletEntries.at}`, day)}
    AND (${walletEntries.at} AT TIME ZONE deck.zone_of(${walletEntries.propertyId}))::date = ${day}::date`;

const filtered = {
  kinds: sql`m.kind`,
  currencies: sql`m.currency`,
  methods: sql`m.method`,
  propertyIds: sql`m.property_id`,
  colleagues: sql`m.colleague`,
} as const satisfies Record<Exclude<keyof MovementFilter, 'day'>, SQL>;

/** The movements of a filter as `m`: `FROM …`. */
export function fromMovements(scope: Scope, day: string, filter: Omit<MovementFilter, 'day'> = {}): SQL {
  const asked = Object.entries(filtered).flatMap(([field, column]) => {
    const values = filter[field as keyof typeof filtered] ?? [];
    return values.length > 0 ? [sql`${column} = ANY (${sql.param([...values])}::text[])`] : [];
  });
  const where = asked.length > 0 ? sql`WHERE ${sql.join(asked, sql` AND `)}` : sql``;
  return sql`FROM (${movementRows(scope, day)}) m LEFT JOIN ${properties} ON ${properties.id} = m.property_id ${where}`;
}
