import { eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/queries.ts';
import { orders, payments, pspOperations, timeline, transactions } from '../database/schema.ts';
import { withoutUpkeep } from './without-upkeep.ts';

/** The number of copies per order and statement. */
const AT_ONCE = 40;

const beginnings = 'Al Bar Cor Dem Er Fil Gal Har Ir Jan Kas Lor Mel Nor Or Pet Ros Sil Tar Val'.split(' ');
const middles = 'an ber dor el fen gar in kal lan mar nov or pol ric son tan ul vor wen zel'.split(' ');
const endings = 'akis berg chev dottir er ides man oglou sen ucci'.split(' ');
/** Deterministic randomness per copy and order. */
const chance = sql`('x' || left(md5(t.model || '/' || copy), 7))::bit(28)::int`;
const phone = sql`'+30694' || lpad((${chance} % 10000000)::text, 7, '0')`;

interface Multiplication {
  readonly businessProfileId: string;
  /** The company's minimum number of orders afterwards. */
  readonly orders: number;
  /** Called after each statement with the number of orders. */
  readonly onProgress?: (orders: number) => void;
}

/**
 * Copies a company's orders with all related rows until the number is reached. Copies differ in fields that
 * people search and sort by: guest, e-mail, phone, number and times.
 */
export async function multiplyOrders(db: Queries, wanted: Multiplication): Promise<void> {
  const { businessProfileId, onProgress = () => undefined } = wanted;
  await db.execute(sql`CREATE TEMP TABLE models ON COMMIT DROP AS
    SELECT id, row_number() OVER (ORDER BY id) AS row FROM ${orders}
    WHERE ${eq(orders.businessProfileId, businessProfileId)}`);
  await db.execute(sql`CREATE TEMP TABLE surnames ON COMMIT DROP AS
    SELECT row_number() OVER () - 1 AS row, initcap(a || b || c) AS surname
    FROM unnest(${sql.param(beginnings)}::text[]) a, unnest(${sql.param(middles)}::text[]) b,
      unnest(${sql.param(endings)}::text[]) c`);
  const { rows } = await db.execute<{ models: number }>(sql`SELECT count(*)::int AS models FROM models`);
  const models = rows[0]?.models ?? 0;
  if (models === 0) throw new RangeError(`${businessProfileId} has no orders to copy`);

  const copies = Math.ceil(wanted.orders / models) - 1;
  await withoutUpkeep(
    db,
    copied.map(({ table }) => table),
    async () => {
      // Read once, so that copies are not copied again.
      for (const { table, models } of copied)
        await db.execute(sql`CREATE TEMP TABLE ${getModels(table)} ON COMMIT DROP AS
          SELECT t.*, models.row AS model FROM ${table} t ${models}`);
      for (let from = 1; from <= copies; from += AT_ONCE) {
        const to = Math.min(copies, from + AT_ONCE - 1);
        for (const table of copied) await db.execute(getCopy(table, from, to));
        onProgress(models * (to + 1));
      }
    },
  );
  await rebuildDays(db);
}

/** Recomputes the daily sums from the payments, and adds the lines of the wallet. */
async function rebuildDays(db: Queries): Promise<void> {
  await db.execute(sql`DELETE FROM deck.payment_days`);
  await db.execute(sql`
    INSERT INTO deck.payment_days (business_profile_id, day, currency, property_id, type, via_cms, status, scheme,
      method, created_by, count, paid, refunded)
    SELECT business_profile_id, day, currency, coalesce(property_id, ''), type, via_cms, status, scheme, method,
      created_by, count(*), sum(captured), sum(refunded)
    FROM deck.payments, unnest(ARRAY[created_day, date '0001-01-01']) day
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`);
  await db.execute(sql`SELECT deck.rebuild_money_days()`);
  await db.execute(sql`SELECT deck.fill_wallet()`);
}

interface Copied {
  readonly table: PgTable;
  /** The column that references the order. */
  readonly models: SQL;
  /** The columns that differ in copy `copy`; all others are copied. */
  readonly changes: Readonly<Record<string, SQL>>;
}

/** The copy's number stands behind a character that an order ID may have and an address takes as it is. */
const numbered = (column: SQL): SQL => sql`${column} || '.' || copy`;
/** Copies are some minutes apart, so that sorting by time mixes them. */
const earlier = (column: SQL): SQL => sql`${column} - (copy * 97 % 3600) * interval '1 minute'`;

const ofPayments = sql`JOIN ${payments} p ON p.id = t.payment_id JOIN models ON models.id = p.order_id`;
const copied: readonly Copied[] = [
  {
    table: orders,
    models: sql`JOIN models ON models.id = t.id`,
    changes: {
      id: numbered(sql`t.id`),
      external_id: numbered(sql`t.external_id`),
      customer_last_name: sql`surname`,
      customer_email: sql`lower(surname) || copy || '.' || t.model || '@' || split_part(t.customer_email, '@', 2)`,
      customer_phone: phone,
      customer_sort: sql`lower(surname || ' ' || t.customer_first_name)`,
      split_token: numbered(sql`t.split_token`),
      search_text: sql`lower(concat_ws(' ', ${numbered(sql`t.external_id`)}, nullif(t.reservation_id, ''),
        t.customer_first_name, surname, nullif(t.customer_company, ''),
        lower(surname) || copy || '.' || t.model || '@' || split_part(t.customer_email, '@', 2), ltrim(${phone}, '+')))`,
      created_at: earlier(sql`t.created_at`),
      modified_at: earlier(sql`t.modified_at`),
    },
  },
  {
    table: payments,
    models: sql`JOIN models ON models.id = t.order_id`,
    changes: {
      id: numbered(sql`t.id`),
      order_id: numbered(sql`t.order_id`),
      order_external_id: numbered(sql`t.order_external_id`),
      customer_name: sql`split_part(t.customer_name, ' ', 1) || ' ' || surname`,
      number: numbered(sql`t.number`),
      link_token: numbered(sql`t.link_token`),
      created_at: earlier(sql`t.created_at`),
      created_day: sql`((${earlier(sql`t.created_at`)}) AT TIME ZONE deck.zone_of(t.property_id))::date`,
    },
  },
  {
    table: transactions,
    models: ofPayments,
    changes: {
      id: numbered(sql`t.id`),
      payment_id: numbered(sql`t.payment_id`),
      psp_operation_id: numbered(sql`t.psp_operation_id`),
      receipt_due: sql`false`,
      processed_at: earlier(sql`t.processed_at`),
    },
  },
  {
    table: pspOperations,
    models: ofPayments,
    changes: { id: numbered(sql`t.id`), payment_id: numbered(sql`t.payment_id`) },
  },
  {
    table: timeline,
    models: sql`JOIN models ON models.id = t.order_id`,
    changes: {
      id: numbered(sql`t.id`),
      order_id: numbered(sql`t.order_id`),
      payment_id: numbered(sql`t.payment_id`),
      at: earlier(sql`t.at`),
    },
  },
];

const getModels = (table: PgTable): SQL => sql`${sql.identifier(`models_of_${getTableName(table)}`)}`;

function getCopy({ table, changes }: Copied, from: number, to: number): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    names.map((name) => changes[name] ?? sql`t.${sql.identifier(name)}`),
    sql`, `,
  );
  return sql`INSERT INTO ${table} (${columns})
    SELECT ${values} FROM generate_series(${from}::int, ${to}::int) copy CROSS JOIN ${getModels(table)} t
      JOIN surnames ON surnames.row = ${chance} % (SELECT count(*) FROM surnames)`;
}
