import { setImmediate } from 'node:timers/promises';
import { type ImportFile, importLimits } from '@deck/api/contract/imports';
import { Refusal } from '@deck/api/server';
import { instantText } from '@deck/values';
import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Person } from '../context.ts';
import type { Database } from '../database/connect.ts';
import type { Queries } from '../database/queries.ts';
import { importChunks, importFiles, importRuns } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { assertRoom, kinds } from '../resources/quota.ts';
import type { Scope } from '../scope.ts';
import { truncateLine } from '../truncate-line.ts';
import { findEncoding, readFirst } from './encoding.ts';
import { detected, inspect } from './inspect.ts';
import type { Source } from './records.ts';
import { assertText } from './signatures.ts';

export type FileRow = typeof importFiles.$inferSelect;

const DAY = 86_400_000;
/** The size of a chunk in bytes: read and held at a time. */
const PIECE = 256 * 1024;

/** Inspects and stores a file. @throws Refusal for an unreadable CSV file or a used-up quota; then nothing is stored. */
export async function keepFile(
  db: Database,
  { divisionId, userId }: FileViewer,
  file: File,
  now: Date,
): Promise<FileRow> {
  const open = () => readPieces(file);
  assertText(await readFirst(open()));
  const inspection = await inspect(open, await findEncoding(open), { delimiter: 'AUTO', header: 'AUTO' });
  const { columns, rows } = inspection;
  const row = {
    id: newId(now.getTime()),
    businessProfileId: divisionId,
    uploadedById: userId,
    name: getName(file),
    size: file.size,
    facts: {
      detected: detected(inspection),
      columns: columns.map(({ index, header, samples }) => ({ index, header, samples })),
      rows,
    },
    uploadedAt: now,
  };
  return db.transaction(async (tx) => {
    await assertRoom(tx, kinds.imports, { divisionId, userId }, file.size, now);
    const [kept] = await tx.insert(importFiles).values(row).returning();
    if (!kept) throw new Error('The file was not written');
    let index = 0;
    for await (const piece of open()) {
      await tx.insert(importChunks).values({ fileId: row.id, index, bytes: piece });
      index += 1;
    }
    return kept;
  });
}

/** The last part of a path, since some browsers send it, limited to 200 characters a database can store. */
const getName = ({ name }: File): string =>
  truncateLine((name.split(/[\\/]/).at(-1) ?? '').replaceAll('\0', '').toWellFormed()) || 'orders.csv';

/** Reads the bytes in chunks and yields to other requests in between. */
async function* readPieces(file: File): Source {
  for (let at = 0; at < file.size; at += PIECE) {
    yield new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
    await setImmediate();
  }
}

/** The bytes of a stored file. */
export async function* toContent(db: Queries, fileId: string): Source {
  for (let index = 0; ; index += 1) {
    const [piece] = await db
      .select({ bytes: importChunks.bytes })
      .from(importChunks)
      .where(and(eq(importChunks.fileId, fileId), eq(importChunks.index, index)));
    if (!piece) return;
    yield piece.bytes;
  }
}

/** Who uploads or reads a file. */
type FileViewer = Scope & Pick<Person, 'userId'>;

/**
 * A file of the division. It may be about any property, so a user with assigned properties reads only their own
 * files.
 * @throws Refusal NOT_FOUND.
 */
export async function findFile(
  db: Queries,
  { divisionId, propertyIds, userId }: FileViewer,
  id: string,
): Promise<FileRow> {
  const [file] = await db
    .select()
    .from(importFiles)
    .where(
      and(
        eq(importFiles.id, id),
        eq(importFiles.businessProfileId, divisionId),
        propertyIds && eq(importFiles.uploadedById, userId),
      ),
    );
  if (!file) throw Refusal.because('NOT_FOUND');
  return file;
}

/** A file whose content is still stored. @throws Refusal NOT_FOUND. */
export async function readKeptFile(db: Queries, viewer: FileViewer, id: string): Promise<FileRow> {
  const file = await findFile(db, viewer, id);
  if (file.removedAt) throw Refusal.because('NOT_FOUND');
  return file;
}

export const fileAnswer = ({ id, name, size, uploadedAt, facts }: FileRow): ImportFile => ({
  id,
  name,
  size,
  uploadedAt: instantText(uploadedAt.getTime()),
  keptUntil: instantText(uploadedAt.getTime() + importLimits.days * DAY),
  ...facts,
});

/** Deletes the content of old files, except for files of a running import. */
export async function removeOldFiles(db: Database, now: Date): Promise<void> {
  const running = db
    .select({ one: sql`1` })
    .from(importRuns)
    .where(and(eq(importRuns.fileId, importFiles.id), isNull(importRuns.finishedAt)));
  await db.transaction(async (tx) => {
    const old = await tx
      .update(importFiles)
      .set({ removedAt: now })
      .where(
        and(
          isNull(importFiles.removedAt),
          lt(importFiles.uploadedAt, new Date(now.getTime() - importLimits.days * DAY)),
          notExists(running),
        ),
      )
      .returning({ id: importFiles.id });
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(importChunks).where(inArray(importChunks.fileId, ids));
  });
}
