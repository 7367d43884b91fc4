import { forgetOldAttempts } from '../auth/attempts.ts';
import { forgetOldLinks } from '../auth/password-links.ts';
import { removeOverSessions } from '../auth/sessions.ts';
import { forgetUnknownLogins } from '../auth/sign-in.ts';
import { createCallbackDelivery } from '../callbacks/deliver-callbacks.ts';
import type { Services } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { forgetOldDrafts } from '../drafts/complete-draft.ts';
import { forgetOldEffects } from '../idempotency.ts';
import { removeOldFiles } from '../import/files.ts';
import { runImports } from '../import/run-imports.ts';
import { type Log, logFault } from '../log.ts';
import type { openCarriers } from '../mail/carriers.ts';
import { carryMail } from '../mail/carry-mail.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { forgetOldRequests } from '../people/reset-requests.ts';
import { removeOldData } from '../privacy/remove-old-data.ts';
import { startRepeating } from '../repeat.ts';
import { removeUnusedPictures } from '../resources/remove-unused.ts';
import { foldDays } from '../scheduler/fold-days.ts';
import { runDue } from '../scheduler/run-due.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface WorkOptions {
  readonly services: Services;
  /** The connections of long work, which calls never wait for. */
  readonly beside: Database;
  readonly carriers: ReturnType<typeof openCarriers>;
  readonly callbackAllowLocal: boolean;
  readonly metrics: Metrics;
  readonly log: Log;
  /** When stopped, each job ends after its current item. The rest stays due, for the next worker. */
  readonly stopping: AbortSignal;
}

/** Starts what the server does by itself, again and again. Returns a function that waits for the running jobs. */
export function startWork(options: WorkOptions): () => Promise<void> {
  const { services, beside, carriers, callbackAllowLocal, metrics, log, stopping } = options;
  const { db, clock } = services;
  const fault = (error: unknown) => logFault(log, error);
  const repeat = (name: string, pause: number, task: () => Promise<void>) =>
    startRepeating(pause, fault, metrics.measureStep(name, task));
  const delivery = createCallbackDelivery(services, { allowLocal: callbackAllowLocal, onFault: fault });
  const tasks = [
    repeat('due', SECOND, async () => {
      await clock.refresh();
      await runDue(services, stopping);
    }),
    // Separate from the rest: a company's slow server must not delay payments.
    repeat('callbacks', SECOND, () => delivery.start(stopping)),
    repeat('messages', SECOND, () => carryMail(services, carriers)),
    repeat('imports', SECOND, () => runImports({ ...services, db: beside }, stopping)),
    repeat('upkeep', 10 * MINUTE, async () => {
      await removeOldFiles(db, clock.now());
      await removeUnusedPictures(db, clock.now(), stopping);
      await forgetOldEffects(db, clock.now());
      await forgetOldDrafts(db, clock.now());
      await foldDays(db);
      await removeOverSessions(db, clock.now());
      await forgetOldAttempts(db, clock.now());
      await forgetUnknownLogins(db, clock.now());
      await forgetOldLinks(db, clock.now());
      await forgetOldRequests(db, clock.now());
    }),
    repeat('retention', 10 * MINUTE, async () => {
      for (const { companyId, kind, rows } of await removeOldData({ db: beside, clock }, stopping))
        log({ at: new Date().toISOString(), level: 'info', removed: kind, company: companyId, rows });
    }),
  ];
  return async () => {
    await Promise.all(tasks.map((task) => task.stop()));
    await delivery.settle();
  };
}
