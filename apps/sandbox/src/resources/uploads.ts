import { Refusal } from '@deck/api/server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Queries } from '../database/queries.ts';
import { uploads } from '../database/schema.ts';
import { newSecret } from '../ids.ts';
import { contentTypes, pictureType } from './picture-type.ts';

/** Bytes: 5 MB. */
const LARGEST = 5 * 1024 * 1024;
/** Where uploads are served. */
const FOLDER = '/resources/files/';

/** The name under which a picture is kept, out of its address. */
export const getName = (url: string): string => url.slice(FOLDER.length);

/**
 * Keeps a picture and gives its address.
 * @throws Refusal INVALID_VALUE at `file` when it is too large, or no PNG, JPEG or WebP by its content.
 */
export async function keepPicture(db: Queries, divisionId: string, file: File, now: Date): Promise<string> {
  if (file.size > LARGEST) throw Refusal.invalid({ file: 'tooLarge' });
  const content = Buffer.from(await file.arrayBuffer());
  const type = pictureType(content);
  if (!type) throw Refusal.invalid({ file: 'picture' });
  const name = `${newSecret()}.${type}`;
  await db.insert(uploads).values({
    name,
    businessProfileId: divisionId,
    contentType: contentTypes[type],
    content,
    createdAt: now,
  });
  return FOLDER + name;
}

/** Serves what was uploaded. A name never gets other content, so whoever has it may keep it. */
export function uploadedFiles(db: Queries): Hono {
  const app = new Hono();
  app.get(`${FOLDER}:name`, async (c) => {
    const name = c.req.param('name');
    // Other names were never given out, and not every text is one the database takes.
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
