import { say } from '@deck/api/contract/validation';
import { Refusal } from '@deck/api/server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Queries } from '../database/queries.ts';
import { uploads } from '../database/schema.ts';
import { newSecret } from '../ids.ts';
import { contentTypes, countPixels, pictureType } from './picture-type.ts';
import { assertRoom, kinds, type Uploader } from './quota.ts';

/** In bytes: 5 MB. */
const LARGEST = 5 * 1024 * 1024;
/** In megapixels: a browser that unpacks more runs out of memory, however small the file is. */
const MOST_MEGAPIXELS = 40;
/** The address prefix of uploads. */
const FOLDER = '/resources/files/';

/** The stored name of a picture, from its address. */
export const getName = (url: string): string => url.slice(FOLDER.length);

/**
 * Stores a picture and returns its address.
 * @throws Refusal INVALID_VALUE at `file` if it is too large, in bytes or pixels, if its content is not PNG, JPEG or
 * WebP, or if the quota of the person or the company is used up.
 */
export async function keepPicture(db: Queries, by: Uploader, file: File, now: Date): Promise<string> {
  if (file.size > LARGEST) throw Refusal.invalid({ file: 'tooLarge' });
  const content = Buffer.from(await file.arrayBuffer());
  const type = pictureType(content);
  const pixels = countPixels(content);
  if (type === undefined || pixels === undefined) throw Refusal.invalid({ file: 'picture' });
  if (pixels > MOST_MEGAPIXELS * 1_000_000)
    throw Refusal.invalid({ file: say('megapixels', { max: MOST_MEGAPIXELS }).error });
  const name = `${newSecret()}.${type}`;
  await db.transaction(async (tx) => {
    await assertRoom(tx, kinds.pictures, by, content.length, now);
    await tx.insert(uploads).values({
      name,
      businessProfileId: by.divisionId,
      uploadedById: by.userId ?? null,
      contentType: contentTypes[type],
      content,
      createdAt: now,
    });
  });
  return FOLDER + name;
}

/** Serves uploads. A name's content never changes, so clients may cache it forever. */
export function uploadedFiles(db: Queries): Hono {
  const app = new Hono();
  app.get(`${FOLDER}:name`, async (c) => {
    const name = c.req.param('name');
    // Other names were never issued, and may contain text that a database cannot store.
    if (!/^[\w-]{22}\.(png|jpg|webp)$/.test(name)) return c.notFound();
    const [found] = await db.select().from(uploads).where(eq(uploads.name, name));
    if (!found) return c.notFound();
    return c.body(Uint8Array.from(found.content), 200, {
      'content-type': found.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="${name}"`,
    });
  });
  return app;
}
