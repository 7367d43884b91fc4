import { say } from '@deck/api/contract/validation';
import { Refusal } from '@deck/api/server';
import { and, type Column, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/queries.ts';
import { importFiles, uploads } from '../database/schema.ts';

const MB = 1024 * 1024;
const DAY = 86_400_000;

/** Who uploads; without a person it is a program of the company. */
export interface Uploader {
  readonly divisionId: string;
  readonly userId: string | undefined;
}

/** The most that may be uploaded, in megabytes. */
export interface Quota {
  /** Of one person of a company within 24 hours. */
  readonly person: number;
  /** Of a company, as long as it is kept. */
  readonly company: number;
}

interface Kept {
  readonly table: PgTable;
  /** Bytes of a row. */
  readonly size: SQL | Column;
  readonly divisionId: Column;
  readonly userId: Column;
  readonly at: Column;
  /** Rows whose content is still stored; by default all. */
  readonly stored?: SQL;
  readonly quota: Quota;
}

/** The kinds of uploads, each with a quota of its own. */
export const kinds = {
  pictures: {
    table: uploads,
    size: sql`octet_length(${uploads.content})`,
    divisionId: uploads.businessProfileId,
    userId: uploads.uploadedById,
    at: uploads.createdAt,
    quota: { person: 100, company: 2_000 },
  },
  imports: {
    table: importFiles,
    size: importFiles.size,
    divisionId: importFiles.businessProfileId,
    userId: importFiles.uploadedById,
    at: importFiles.uploadedAt,
    stored: isNull(importFiles.removedAt),
    quota: { person: 500, company: 4_000 },
  },
} as const satisfies Record<string, Kept>;

/**
 * Checks that a file fits into the quotas. Uploads of one company take turns until the end of the transaction, so that
 * two at once do not fill the same room.
 * @param bytes the size of the file
 * @throws Refusal INVALID_VALUE at `file`, with the quota in megabytes
 */
export async function assertRoom(
  tx: Queries,
  kind: Kept,
  { divisionId, userId }: Uploader,
  bytes: number,
  now: Date,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('uploads ' || ${divisionId}, 0))`);
  const ofCompany = and(eq(kind.divisionId, divisionId), kind.stored);
  const today = gt(kind.at, new Date(now.getTime() - DAY));
  const byThem = sql`${kind.userId} IS NOT DISTINCT FROM ${userId ?? null}`;
  const [found] = await tx
    .select({
      company: sql<string>`coalesce(sum(${kind.size}), 0)`,
      person: sql<string>`coalesce(sum(${kind.size}) FILTER (WHERE ${today} AND ${byThem}), 0)`,
    })
    .from(kind.table)
    .where(ofCompany);
  const { person, company } = kind.quota;
  if (Number(found?.person) + bytes > person * MB) throw refused('uploadedToday', person);
  if (Number(found?.company) + bytes > company * MB) throw refused('uploadsFull', company);
}

const refused = (key: 'uploadedToday' | 'uploadsFull', max: number): Refusal =>
  Refusal.invalid({ file: say(key, { max }).error });
