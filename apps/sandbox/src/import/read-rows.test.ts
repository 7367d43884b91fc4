import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries } from '../database/queries.ts';
import { wholeCompany } from '../scope.ts';
import { AEGEAN } from '../seed/companies.ts';
import { stayRow, stays, tableFile, templateDraft } from '../testing/csv.ts';
import { getServices } from '../testing/payments.ts';
import { createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { findFile } from './files.ts';
import { previewFile } from './preview.ts';
import { runImports } from './run-imports.ts';
import { readTemplate } from './templates.ts';

const ROWS = 1_000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  // As in the first minute after a large import: the planner's statistics are outdated.
  await app.connection.pool.query('ALTER TABLE deck.orders SET (autovacuum_enabled = false)');
});
afterAll(() => app.close());

const getRows = (prefix: string) =>
  tableFile(stays(...Array.from({ length: ROWS }, (_, index) => stayRow(`${prefix}-${index}`))));

test('taken IDs are found without scanning all orders', async () => {
  const { imports } = (await app.signedIn('eleni.markou@aegeanhouse.gr')).api;
  const { id: templateId } = await imports.createTemplate({ body: templateDraft() });
  const { id: first } = await imports.upload({ body: getRows('FIRST') });
  await imports.process({ fileId: first, templateId }, withKey());
  await runImports(getServices(app));
  const { id: second } = await imports.upload({ body: getRows('SECOND') });

  await app.db.transaction(async (tx) => {
    const before = await ordersRead(tx);
    const viewer = { ...wholeCompany(AEGEAN), userId: 'user-eleni-markou' };
    const { counts } = await previewFile(
      tx,
      viewer,
      await findFile(tx, viewer, second),
      await readTemplate(tx, viewer, templateId),
    );
    expect(counts).toMatchObject({ rows: ROWS, good: ROWS });
    expect((await ordersRead(tx)) - before).toBeLessThan(ROWS);
  });
});

/** The rows of orders this transaction has read so far. */
async function ordersRead(tx: Queries): Promise<number> {
  const { rows } = await tx.execute<{ read: string }>(
    sql`SELECT seq_tup_read + idx_tup_fetch AS read FROM pg_stat_xact_user_tables WHERE relname = 'orders'`,
  );
  return Number(rows[0]?.read ?? 0);
}
