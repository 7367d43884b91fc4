import { loadBrand } from '@deck/tokens/node';
import { desc, eq, sql } from 'drizzle-orm';
import { buildApp } from '../app.ts';
import { openClock } from '../clock.ts';
import { connect } from '../database/connect.ts';
import { orders, payments } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { DEMO_PASSWORD, demoPeople } from '../seed/people.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { createTestPsp } from '../testing/test-psp.ts';
import type { Sample } from './list-requests.ts';

const ORIGIN = 'http://localhost:4000';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The sandbox on a filled database, with a signed-in user and values to search for. */
export interface Subject {
  readonly api: Browser['api'];
  readonly sample: Sample;
  /** The SQL statements that `work` executes. */
  statementsOf(work: () => Promise<unknown>): Promise<Statement[]>;
  /** The plan of a statement, by EXPLAIN. */
  explain(statement: Statement): Promise<Plan>;
  close(): Promise<void>;
}

/** A node of a plan, with PostgreSQL's names. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

export async function openSubject(url: string): Promise<Subject> {
  const connection = connect(url);
  const { db, pool } = connection;
  const clock = await openClock(db);
  const brand = loadBrand('meridian');
  const services = {
    db,
    clock,
    brand,
    publicUrl: ORIGIN,
    carried: new Set<never>(),
    dictionaryKey: '',
    callbackAllowLocal: false,
    adminKey: undefined,
    ...createTestPsp(clock, async () => new Response()),
  };
  const app = buildApp(services, { shownAs: 'qa', deckFolder: undefined, pagesFolder: undefined });
  const { api } = openBrowser(ORIGIN, (url, init) => app.request(url, init));
  await api.session.start({ body: { login: demoPeople[0]?.login ?? '', password: DEMO_PASSWORD } });

  return {
    api,
    sample: await readSample(db),
    statementsOf: async (work) => {
      const asked: Statement[] = [];
      const query = pool.query;
      pool.query = ((config: { text: string }, values: unknown[], ...rest: unknown[]) => {
        asked.push({ text: config.text, values });
        return Reflect.apply(query, pool, [config, values, ...rest]);
      }) as typeof query;
      await work().finally(() => {
        pool.query = query;
      });
      return asked;
    },
    explain: async ({ text, values }) => {
      const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
      return rows[0]['QUERY PLAN'][0].Plan;
    },
    close: () => connection.close(),
  };
}

async function readSample(db: ReturnType<typeof connect>['db']): Promise<Sample> {
  const [found] = await db
    .select({
      externalId: orders.externalId,
      surname: orders.customerLastName,
      email: orders.customerEmail,
      phone: orders.customerPhone,
      propertyId: orders.propertyId,
      paymentNumber: payments.number,
      day: sql<string>`to_char(${orders.createdAt}, 'YYYY-MM-DD')`,
      weekBefore: sql<string>`to_char(${orders.createdAt} - interval '7 days', 'YYYY-MM-DD')`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.businessProfileId, AEGEAN))
    .orderBy(desc(payments.createdAt))
    .offset(150)
    .limit(1);
  if (!found) throw new RangeError('There are too few payments to measure with');
  return found;
}
