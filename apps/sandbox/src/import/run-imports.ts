import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { Queries } from '../database/queries.ts';
import { importFiles, importRows, importRuns } from '../database/schema.ts';
import { readScope, sees, wholeCompany } from '../scope.ts';
import { findFile } from './files.ts';
import { type GoodReadRow, makeOrders, type RunRow } from './make-orders.ts';
import { openFile } from './opened.ts';
import type { Plan } from './plan.ts';
import { problemAnswers } from './preview.ts';
import { isGood, notAssigned, type ReadRow, refused } from './read-rows.ts';
import { sendLinks } from './send-links.ts';

/** The number of rows per transaction: more would block others. Fewer if links are sent. */
const BATCH = 250;
const BATCH_WITH_LINKS = 20;
/** How many runs a server works on concurrently. */
const AT_ONCE = 2;

/**
 * Works on unfinished runs until none is left unclaimed. Safe on several servers: each run is claimed by a
 * connection. A batch is a transaction that also advances the run from the expected position, so no row is
 * imported twice, whoever stops in between.
 * @param signal ends the work after the current batch.
 * @throws AggregateError if single runs failed, after all others were worked on; they are retried later.
 */
export async function runImports(services: Services, signal?: AbortSignal): Promise<void> {
  const failed = new Map<string, unknown>();
  const lost: unknown[] = [];
  const work = async () => {
    let found = true;
    while (found && !signal?.aborted)
      found = await workOnOne(services, failed, signal).catch((failure: unknown) => {
        lost.push(failure);
        return false;
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const failures = [...failed.values(), ...lost];
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} imports failed`);
}

/** Returns whether there was a run to work on. */
async function workOnOne(
  services: Services,
  failed: Map<string, unknown>,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  return services.db.transaction(async (claim) => {
    const run = await claimedRun(claim, [...failed.keys()]);
    if (!run) return false;
    await workOn(services, run, signal).catch((failure: unknown) => failed.set(run.id, failure));
    return true;
  });
}

/** The lock is on the file, since another connection updates the run's row with each batch. */
async function claimedRun(claim: Queries, without: string[]): Promise<RunRow | undefined> {
  const open = and(
    isNull(importRuns.finishedAt),
    without.length > 0 ? notInArray(importRuns.id, without) : undefined,
  );
  for (;;) {
    const [file] = await claim
      .select({ id: importFiles.id })
      .from(importFiles)
      .where(inArray(importFiles.id, claim.select({ id: importRuns.fileId }).from(importRuns).where(open)))
      .orderBy(asc(importFiles.uploadedAt))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (!file) return undefined;
    // Check again under the lock: the previous holder may have finished the run.
    const [run] = await claim
      .select()
      .from(importRuns)
      .where(and(eq(importRuns.fileId, file.id), open))
      .orderBy(asc(importRuns.startedAt))
      .limit(1);
    if (run) return run;
  }
}

async function workOn(services: Services, run: RunRow, signal: AbortSignal | undefined): Promise<void> {
  const { db } = services;
  const starter = { ...wholeCompany(run.businessProfileId), userId: run.startedById };
  const file = await findFile(db, starter, run.fileId);
  const scope = await readScope(db, run.businessProfileId, run.startedById);
  const { plan, rows } = await openFile(db, scope, file, run.draft);
  let { position } = run;
  // The next batch is read while this one is written.
  let written = Promise.resolve(true);
  try {
    for await (const batch of rows({ from: position, batch: run.sendLinks ? BATCH_WITH_LINKS : BATCH })) {
      if (!(await written) || signal?.aborted) return;
      written = takeBatch(services, run, plan, batch, position);
      position = getEnd(batch);
      // A failure is reported where it is awaited; until then it must not count as unhandled.
      written.catch(() => undefined);
    }
  } finally {
    await written.catch(() => undefined);
  }
  if (!(await written)) return;
  await db
    .update(importRuns)
    .set({ finishedAt: services.clock.now() })
    .where(and(eq(importRuns.id, run.id), eq(importRuns.position, position)));
}

const getEnd = (batch: readonly ReadRow[]): number => (batch.at(-1)?.position ?? 0) + 1;

/** Creates the orders of a batch. False if another server did. */
async function takeBatch(
  services: Services,
  run: RunRow,
  plan: Plan,
  read: readonly ReadRow[],
  position: number,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [taken] = await tx
      .update(importRuns)
      .set({ position: getEnd(read) })
      .where(and(eq(importRuns.id, run.id), eq(importRuns.position, position), isNull(importRuns.finishedAt)))
      .returning({ id: importRuns.id });
    if (!taken) return false;

    const scope = await readScope(tx, run.businessProfileId, run.startedById);
    const batch = read.map((row) =>
      isGood(row.verdict) && !sees(scope, row.verdict.property.id) ? notAssigned(row) : row,
    );
    const good = batch.filter((row): row is GoodReadRow => isGood(row.verdict));
    const made = await makeOrders(tx, run, good, services.clock.now());
    const unsent = run.sendLinks ? await sendLinks(tx, services, run, made) : new Map<string, string>();
    const orderOf = new Map(made.map(({ row, orderId }) => [row.position, orderId]));
    await bulkInsert(
      tx,
      importRows,
      batch.map((row) => {
        const orderId = orderOf.get(row.position) ?? null;
        const problems = orderId === null ? getProblems(plan, row) : null;
        return {
          runId: run.id,
          rowNumber: row.number,
          orderId,
          problems,
          unsent: orderId === null ? null : (unsent.get(orderId) ?? null),
        };
      }),
    );
    await tx
      .update(importRuns)
      .set({
        processed: sql`${importRuns.processed} + ${batch.length}`,
        made: sql`${importRuns.made} + ${made.length}`,
        linksSent: sql`${importRuns.linksSent} + ${run.sendLinks ? made.length - unsent.size : 0}`,
        linksNotSent: sql`${importRuns.linksNotSent} + ${unsent.size}`,
      })
      .where(eq(importRuns.id, run.id));
    return true;
  });
}

/** A good row without an order lost its ID to another user after the check. */
function getProblems(plan: Plan, row: ReadRow) {
  const { verdict } = isGood(row.verdict) ? refused(row) : row;
  return isGood(verdict) ? [] : problemAnswers(plan, row, verdict.problems);
}
