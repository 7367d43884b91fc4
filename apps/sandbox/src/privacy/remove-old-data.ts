import { type RetentionKind, retentionKinds } from '@deck/api/vocabulary';
import { asc, isNotNull } from 'drizzle-orm';
import { getRetention } from '../company/setting-defaults.ts';
import type { Services } from '../context.ts';
import { businessProfiles } from '../database/schema.ts';
import { eraseOldGuests } from './erase-old-guests.ts';
import { BATCH, removeOldRows } from './old-rows.ts';

const DAY = 86_400_000;

/** What went of a company's data. */
export interface Removed {
  readonly companyId: string;
  readonly kind: RetentionKind;
  readonly rows: number;
}

/**
 * Removes what companies keep no longer, as their settings say: company by company, kind by kind, the oldest first, in
 * small transactions. Safe on several servers and at any stop: what is left is removed by the next run.
 * @returns what was removed, for the log
 */
export async function removeOldData(
  services: Pick<Services, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<Removed[]> {
  const { db, clock } = services;
  const companies = await db
    .select({ id: businessProfiles.id, retention: businessProfiles.retention })
    .from(businessProfiles)
    .where(isNotNull(businessProfiles.retention))
    .orderBy(asc(businessProfiles.id));
  const removed: Removed[] = [];
  for (const company of companies) {
    const retention = getRetention(company);
    for (const kind of retentionKinds) {
      const days = retention[kind];
      if (days === null || signal?.aborted) continue;
      const before = new Date(clock.now().getTime() - days * DAY);
      const rows = await removeKind(services, kind, company.id, before, signal);
      if (rows > 0) removed.push({ companyId: company.id, kind, rows });
    }
  }
  return removed;
}

async function removeKind(
  services: Pick<Services, 'db' | 'clock'>,
  kind: RetentionKind,
  companyId: string,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  if (kind === 'guests') return eraseOldGuests(services, companyId, before, signal);
  let rows = 0;
  while (!signal?.aborted) {
    const gone = await services.db.transaction((tx) => removeOldRows(tx, kind, companyId, before));
    rows += gone;
    if (gone < BATCH) break;
  }
  return rows;
}
